import { describe, expect, it } from 'vitest';
import { calculated, type Expression } from '../../src/definition/model/calculate';
import '../../src/definition/model/expression';
import type { Shape } from '../../src/definition/model/field';
import { aroundOf } from '../../src/definition/model/named';
import { calculatedAt, prune } from '../../src/definition/validate/prune';
import type { Json, Path, Values } from '../../src/definition/model/values';
import { boolean, number, object, string, text } from './words';

const PEOPLE = ['adults', 'small', 'big', 'infants'] as const;
const PRICES = ['p3', 'p4', 'p5', 'p6'] as const;
const ROOM: Expression = {
  priceList: PEOPLE.map((people, index) => ({ people, price: `/${PRICES[index] ?? ''}` })),
  first: { people: 2, price: '/p3' },
};
const ALL = { p3: 1000, p4: 100, p5: 10, p6: 1 };

const ROOMS: Shape = {
  properties: {
    ...Object.fromEntries(PRICES.map((name) => [name, number()])),
    rooms: {
      type: 'array',
      label: text('Rooms'),
      items: object({
        ...Object.fromEntries(PEOPLE.map((name) => [name, number()])),
        total: number({ calculate: ROOM }),
      }),
    },
    all: number({ calculate: { sum: 'total', of: 'rooms' } }),
    same: number({ calculate: 'all' }),
    isRound: boolean(),
    from: string(),
    back: object({ to: string(), again: string({ calculate: 'to' }) }),
    to: string({ calculate: 'from', when: { isRound: true } }),
  },
};

describe('prune', () => {
  it.each<[string, Values, Values]>([
    [
      'puts in what is calculated, and what is calculated from it',
      { ...ALL, rooms: [{ adults: 2 }, { infants: 1 }] },
      {
        ...ALL,
        rooms: [
          { adults: 2, total: 2000 },
          { infants: 1, total: 1000 },
        ],
        all: 3000,
        same: 3000,
      },
    ],
    [
      'replaces what was given',
      { p3: 5, rooms: [{ adults: 1, total: 1 }], all: 1 },
      { p3: 5, rooms: [{ adults: 1, total: 5 }], all: 5, same: 5 },
    ],
    [
      'keeps what was given where a part is missing',
      { rooms: [{ adults: 1, total: 7 }, { adults: 1 }], all: 9, same: 8 },
      { rooms: [{ adults: 1, total: 7 }, { adults: 1 }], all: 9, same: 9 },
    ],
    ['takes no row for filled because of it', { p3: 5, rooms: [{ total: 7 }, {}] }, { p3: 5 }],
    ['takes no group for filled because of it', { back: { again: 'x' } }, {}],
    ['goes into groups', { back: { to: 'x' } }, { back: { to: 'x', again: 'x' } }],
    [
      'leaves hidden ones out',
      { from: 'x', to: 'y', isRound: false },
      { from: 'x', isRound: false },
    ],
    ['puts shown ones in', { from: 'x', isRound: true }, { from: 'x', isRound: true, to: 'x' }],
  ])('calculates %s', (_, values, expected) => {
    expect(prune(ROOMS, values)).toEqual(expected);
    expect(prune(ROOMS, expected)).toEqual(expected);
  });

  it('reads the prices of the whole form when called for a part of it', () => {
    const { rooms } = ROOMS.properties;
    if (!rooms || !('items' in rooms) || !('properties' in rooms.items)) throw new Error('rooms');
    expect(prune(rooms.items, { adults: 1 }, aroundOf(ROOMS, ALL))).toEqual({
      adults: 1,
      total: 1000,
    });
  });
});

describe('calculatedAt', () => {
  const values = { ...ALL, rooms: [{}, { adults: 1 }, { adults: 2 }], back: { to: 'x' } };

  it.each<[Path, Json | undefined]>([
    [['all'], 3000],
    [['rooms', 0, 'total'], undefined],
    [['rooms', 2, 'total'], 2000],
    [['rooms', 9, 'total'], undefined],
    [['back', 'again'], 'x'],
    [['ghost', 'again'], undefined],
  ])('returns the value of %j', (path, expected) => {
    expect(calculatedAt(ROOMS, values, path)).toBe(expected);
  });
});

it('calculates nothing for a field that a visitor types', () => {
  expect(calculated(string(), () => 'Koye')).toBeUndefined();
});

describe('evaluate without the operators', () => {
  it('throws, and still reads constants and answers', async () => {
    // A copy of the module, with which nothing was registered.
    const copy = '../../src/definition/model/calculate?copy';
    const { evaluate } = (await import(
      copy
    )) as typeof import('../../src/definition/model/calculate');
    expect(() => evaluate({ sum: ['a', 1] }, () => 2)).toThrow(
      'import definition/model/expression',
    );
    expect(evaluate(1.5, () => 2)).toBe(1.5);
    expect(evaluate('a', () => 2)).toBe(2);
  });
});
