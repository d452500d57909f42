import { describe, expect, it } from 'vitest';
import { check } from '../../src/definition/validate/check';
import type { ObjectField, Shape } from '../../src/definition/model/field';
import { addedUp, sumLimitsOf } from '../../src/definition/model/sumLimits';
import type { Values } from '../../src/definition/model/values';
import { compile } from '../fixtures/services';
import { boolean, number, object, text } from './words';

const TOGETHER = {
  fields: ['adults', 'children'],
  minimum: 1,
  maximum: 4,
  notice: { text: text('Four'), timeout: 5000 },
};

const ROOM = object(
  {
    isFamily: boolean(),
    adults: number({ maximum: 9 }),
    children: number({ when: { isFamily: true } }),
  },
  { together: TOGETHER },
);

const FORM: Shape = {
  properties: { room: ROOM, rooms: { type: 'array', label: text('Rooms'), items: ROOM } },
};

const found = (shape: Shape, values: Values) =>
  check(shape, values, compile(shape), { today: '2026-06-15' }).issues;

const BROKEN = { code: 'together', limit: 4 };

describe('sum limits', () => {
  it.each<[string, Values, unknown[]]>([
    [
      'none',
      { room: { isFamily: true, adults: 0, children: 0 } },
      [{ path: 'room.adults', code: 'togetherLeast', limit: 1 }],
    ],
    [
      'one that is not a number is reported only as such',
      { room: { isFamily: true, adults: 0, children: 'two' } },
      [{ path: 'room.children', code: 'number' }],
    ],
    [
      'too many beside one that is not a number',
      { room: { isFamily: true, adults: 5, children: 'two' } },
      [
        { path: 'room.adults', ...BROKEN },
        { path: 'room.children', code: 'number' },
      ],
    ],
    ['as many as may be', { room: { isFamily: true, adults: 2, children: 2 } }, []],
    [
      'one more',
      { room: { isFamily: true, adults: 2, children: 3 } },
      [{ path: 'room.adults', ...BROKEN }],
    ],
    ['one alone', { room: { adults: 5 } }, [{ path: 'room.adults', ...BROKEN }]],
    ['a hidden one does not count', { room: { adults: 4, children: 3 } }, []],
    [
      'the bound of the field goes first',
      { room: { adults: 10 } },
      [{ path: 'room.adults', code: 'maximum', limit: 9 }],
    ],
    [
      'each row by itself',
      { rooms: [{ adults: 4 }, { adults: 1 }, { adults: 5 }] },
      [{ path: 'rooms.2.adults', ...BROKEN }],
    ],
  ])('%s', (_, values, issues) => {
    expect(found(FORM, values)).toEqual(issues);
  });

  it('apply to a group on its own, as in a dialog', () => {
    expect(found(ROOM, { adults: 5 })).toEqual([{ path: 'adults', ...BROKEN }]);
  });

  it('sum only the named fields', () => {
    expect(addedUp(TOGETHER, { adults: 3, children: 'x', others: 9 })).toBe(3);
    expect(sumLimitsOf(ROOM satisfies ObjectField)).toBe(TOGETHER);
    expect(sumLimitsOf(FORM)).toBeUndefined();
  });
});
