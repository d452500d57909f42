import { describe, expect, it } from 'vitest';
import { check, presetDates } from '../../src/definition/validate/check';
import { cutRows, countOf, grownRows } from '../../src/definition/model/counted';
import type { Field, Shape } from '../../src/definition/model/field';
import { newRow, prefilled } from '../../src/definition/model/prefill';
import { originalPath, prune } from '../../src/definition/validate/prune';
import type { Json, Values } from '../../src/definition/model/values';
import { compile } from '../fixtures/services';
import { boolean, date, number, object, string, text } from './words';

const DAY = { today: '2026-06-15' };
const A = '2020-01-01';
const B = '2021-01-01';

const dates = (countedBy: string, more: object = {}): Field => ({
  ...({ type: 'array', label: text('Births'), countedBy } as const),
  items: date({ prefill: 'today', compare: { notAfter: 'today' } }),
  ...more,
});

const SHAPE: Shape = {
  properties: {
    adults: number({ type: 'integer', prefill: { const: 2 } }),
    births: dates('adults'),
    isSingle: boolean(),
    children: number({ when: { isSingle: false } }),
    childBirths: dates('children'),
    rooms: {
      type: 'array',
      label: text('Rooms'),
      items: object({ guests: number(), guestBirths: dates('guests') }),
    },
  },
};

describe('countOf', () => {
  it.each<[Json | undefined, number]>([
    ...([0, 1, 2.9, -1].map((count) => [count, Math.max(0, Math.floor(count))]) as [
      Json,
      number,
    ][]),
    ...([undefined, null, '2', [2], true].map((no) => [no, 0]) as [Json | undefined, number][]),
  ])('of %j', (answer, count) => {
    expect(countOf(answer)).toBe(count);
  });
});

describe('rows of a counted list', () => {
  it.each<[readonly Json[], number, Json[] | undefined]>([
    [[], 2, undefined],
    [[A], 0, undefined],
    [[A, B], 1, [A]],
    [[null, B], 2, ['', B]],
  ])('are cut from %j to %d', (rows, count, expected) => {
    expect(cutRows(rows, count)).toEqual(expected);
  });

  it.each<[Json | undefined, number, Json[]]>([
    [undefined, 2, ['x', 'x']],
    [[A], 2, [A, 'x']],
    [[A, B], 1, [A, B]],
    ['no list', 1, ['x']],
  ])('grow from %j to %d', (rows, count, expected) => {
    expect(grownRows(rows, count, 'x')).toEqual(expected);
  });

  it('never exceed the upper limit', () => {
    expect(grownRows([], 1e12, 'x').length).toBeLessThan(1000);
  });
});

describe('counted rows of groups', () => {
  const shape: Shape = {
    properties: {
      people: number({ type: 'integer' }),
      guests: {
        ...({ type: 'array', label: text('Guests'), countedBy: 'people' } as const),
        items: object({ name: string(), born: date() }, { required: ['name'] }),
      },
    },
  };
  const issuesOf = (values: Values) =>
    check(shape, values, compile(shape), DAY).issues.map(({ path, code }) => [path, code]);

  it('are cut to the count and pruned, and blank ones stay', () => {
    const guests = [{ name: 'Sara', born: '' }, null, { name: 'Aram' }];
    expect(prune(shape, { people: 2, guests })).toEqual({
      people: 2,
      guests: [{ name: 'Sara' }, {}],
    });
  });

  it('ask their own questions, each in its row', () => {
    expect(issuesOf({ people: 2, guests: [{}, { name: 'Sara' }] })).toEqual([
      ['guests.0.name', 'required'],
    ]);
    expect(issuesOf({ people: 2, guests: [{ name: 'Sara' }] })).toEqual([['guests', 'minItems']]);
    expect(issuesOf({ people: 1, guests: ['Sara'] })).toEqual([['guests.0', 'type']]);
  });

  it('of texts are all required', () => {
    const names: Shape = {
      properties: {
        people: number(),
        names: { type: 'array', countedBy: 'people', label: text('Names'), items: string() },
      },
    };
    const { issues } = check(names, { people: 2, names: ['Sara', ''] }, compile(names), DAY);
    expect(issues.map(({ path, code }) => [path, code])).toEqual([['names.1', 'required']]);
  });
});

describe('fixed rows', () => {
  const parents: Field = {
    ...({ type: 'array', label: text('Parents') } as const),
    fixed: [{ holds: { relation: 'father' } }, { holds: { relation: 'mother' } }],
    items: object({ relation: string(), name: string() }, { required: ['name'] }),
  };
  const shape: Shape = { properties: { parents, isAlone: boolean() } };
  const FATHER = { relation: 'father' };
  const MOTHER = { relation: 'mother' };

  it.each<[Json | undefined, Json]>([
    [undefined, [FATHER, MOTHER]],
    [
      [{ name: 'Karim', relation: 'uncle' }, null, { name: 'Sara' }],
      [{ ...FATHER, name: 'Karim' }, MOTHER],
    ],
    [[7], [7, MOTHER]],
    ['none', 'none'],
  ])('are all there with what they hold, given %j', (given, expected) => {
    expect(prune(shape, { parents: given })).toEqual({ parents: expected });
  });

  it('ask what is required in each', () => {
    const { issues } = check(shape, { parents: [{ name: 'Karim' }] }, compile(shape), DAY);
    expect(issues.map(({ path }) => path)).toEqual(['parents.1.name']);
  });
});

describe('prune of counted lists', () => {
  it.each<[string, Values, Values]>([
    ['cuts to the count', { adults: 1, births: [A, B] }, { adults: 1, births: [A] }],
    ['keeps blank rows', { adults: 2, births: ['', A] }, { adults: 2, births: ['', A] }],
    ['has no rows without a count', { births: [A] }, {}],
    ['has no rows for nobody', { adults: 0, births: [A] }, { adults: 0 }],
    [
      'has no rows for a hidden count',
      { isSingle: true, children: 1, childBirths: [A] },
      { isSingle: true },
    ],
    [
      'keeps what is no list, to be refused',
      { adults: 1, births: 'x' },
      { adults: 1, births: 'x' },
    ],
    ['drops what is nothing', { adults: 1, births: ' ' }, { adults: 1 }],
    [
      'does so in rows',
      { rooms: [{}, { guests: 1, guestBirths: [A, B] }] },
      { rooms: [{ guests: 1, guestBirths: [A] }] },
    ],
  ])('%s', (_, values, expected) => {
    expect(prune(SHAPE, values)).toEqual(expected);
    expect(prune(SHAPE, expected)).toEqual(expected);
  });

  it('keeps the indexes of rows', () => {
    const values = { adults: 2, births: ['', A] };
    expect(originalPath(SHAPE, values, ['births', 1])).toEqual(['births', 1]);
  });
});

describe('check of counted lists', () => {
  const validate = compile(SHAPE);

  it.each<[string, Values, string[]]>([
    ['enough', { adults: 2, births: [A, B] }, []],
    ['none', { adults: 2 }, ['births minItems 2']],
    ['too few', { adults: 2, births: [A] }, ['births minItems 2']],
    ['too many', { adults: 1, births: [A, 'x'] }, []],
    ['a blank one', { adults: 2, births: [A, ' '] }, ['births.1 date']],
    ['one that is no text', { adults: 1, births: [5] }, ['births.0 type']],
    ['one of tomorrow', { adults: 1, births: ['2026-06-16'] }, ['births.0 notAfter 2026-06-15']],
    ['no list', { adults: 1, births: 'x' }, ['births type']],
    ['for a hidden count', { isSingle: true, children: 2 }, []],
    ['for a count that is shown', { isSingle: false, children: 1 }, ['childBirths minItems 1']],
    [
      'in the row that the visitor sees',
      { rooms: [{}, { guests: 2, guestBirths: ['x', ''] }, { guests: 1 }] },
      [
        'rooms.1.guestBirths.0 date',
        'rooms.1.guestBirths.1 date',
        'rooms.2.guestBirths minItems 1',
      ],
    ],
  ])('%s', (_, values, expected) => {
    const { issues } = check(SHAPE, values, validate, DAY);
    expect(
      issues.map(({ path, code, limit }) => [path, code, ...(limit ? [limit] : [])].join(' ')),
    ).toEqual(expected);
  });
});

describe('prefilled for counted lists', () => {
  it('returns as many rows as the counter says', () => {
    expect(prefilled(SHAPE, DAY)).toEqual({ adults: 2, births: [DAY.today, DAY.today] });
  });

  it('starts a row empty if the items have no prefill', () => {
    const field = { ...dates('adults'), items: date() } as Parameters<typeof newRow>[0];
    expect(newRow(field, DAY)).toBe('');
  });
});

describe('presetDates in counted lists', () => {
  it.each<[string, Values, string[]]>([
    ['untouched ones', { adults: 2, births: [A, DAY.today] }, ['births.1']],
    ['beyond the count', { adults: 1, births: [A, DAY.today] }, []],
    [
      'in rows, by their position among those that count',
      { rooms: [{}, { guests: 2, guestBirths: [DAY.today, A] }] },
      ['rooms.0.guestBirths.0'],
    ],
  ])('%s', (_, values, expected) => {
    expect(presetDates(SHAPE, values, DAY)).toEqual(expected);
  });

  it('ignores a date that the page set, and reports one in a row', () => {
    const shape: Shape = {
      properties: {
        flight: date({ prefill: 'today', widget: 'handed' }),
        legs: {
          type: 'array',
          label: text('Legs'),
          items: object({ day: date({ prefill: 'today' }) }),
        },
      },
    };
    const values = { flight: DAY.today, legs: [{ day: DAY.today }] };
    expect(presetDates(shape, values, DAY)).toEqual(['legs.0.day']);
  });
});

it('reports a counter above the upper limit', () => {
  const { issues } = check(SHAPE, { adults: 100_000, births: [A] }, compile(SHAPE), DAY);
  expect(issues).toEqual([{ path: 'adults', code: 'maximum', limit: 500 }]);
});
