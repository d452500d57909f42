import { describe, expect, it } from 'vitest';
import { calculated, pricePartsOf } from '../../src/definition/model/calculate';
import type { Calculation, Shape } from '../../src/definition/model/field';
import { aroundOf } from '../../src/definition/model/named';
import { calculatedAt, prune } from '../../src/definition/validate/prune';
import type { Json, Path, Values } from '../../src/definition/model/values';
import { boolean, number, object, string, text } from './words';

const value = (calculate: Calculation, siblings: Values, whole: Values = {}) =>
  calculated(number({ calculate }), answersIn(siblings, whole));

/** Looks answers up beside the field, and those at the root in the whole form. */
const answersIn = (siblings: Values, whole: Values) => (name: string) =>
  name.startsWith('/') ? whole[name.slice(1)] : siblings[name];

const PEOPLE = ['adults', 'small', 'big', 'infants'] as const;
const PRICES = ['p3', 'p4', 'p5', 'p6'] as const;
const ROOM: Calculation = { roomPrice: { people: PEOPLE, prices: PRICES } };
const ALL = { p3: 1000, p4: 100, p5: 10, p6: 1 };

describe('the price of a room (docs/requirements.md, P31)', () => {
  it.each<[people: readonly number[], price: number]>([
    [[0, 0, 0, 0], 0],
    [[1, 0, 0, 0], 1000],
    [[2, 0, 0, 0], 2000],
    [[3, 0, 0, 0], 3000],
    [[4, 0, 0, 0], 4000],
    [[2, 1, 0, 0], 2100],
    [[2, 0, 1, 0], 2010],
    [[2, 0, 0, 1], 2001],
    [[2, 1, 1, 0], 2110],
    [[2, 0, 1, 1], 2011],
    [[3, 1, 0, 0], 3100],
    [[1, 1, 0, 0], 2000],
    [[1, 2, 0, 0], 2100],
    [[1, 1, 1, 1], 2011],
    [[1, 0, 1, 0], 2000],
    [[1, 0, 2, 1], 2011],
    [[1, 0, 0, 1], 2000],
    [[1, 0, 0, 3], 2002],
    [[0, 1, 1, 1], 2001],
    [[0, 3, 0, 0], 2100],
    [[0, 0, 0, 4], 2002],
  ])('charges %j people %d', (people, price) => {
    const siblings = Object.fromEntries(PEOPLE.map((name, index) => [name, people[index]]));
    expect(value(ROOM, siblings, ALL)).toBe(price);
  });

  it.each<[string, Values, Values, number | undefined]>([
    ['nobody was counted', {}, ALL, undefined],
    ['a counter left out counts nobody', { adults: 1 }, ALL, 1000],
    ['no prices', { adults: 2 }, {}, undefined],
    ['a price that nobody pays', { adults: 2 }, { p3: 5 }, 10],
    ['a price that somebody pays', { adults: 2, infants: 1 }, { p3: 5 }, undefined],
    ['a price that is no number', { adults: 1 }, { p3: '5' }, undefined],
    ['a counter that is no number', { adults: '2', small: 1 }, ALL, 1000],
    ['a counter below nobody', { adults: -1, small: 1 }, ALL, 1000],
    ['to the cent', { adults: 3 }, { p3: 0.1 }, 0.3],
  ])('%s', (_, siblings, whole, price) => {
    expect(value(ROOM, siblings, whole)).toBe(price);
  });
});

describe('calculated', () => {
  it.each<[string, Calculation, Values, Json | undefined]>([
    ['a copy', { copy: 'from' }, { from: 'Koye' }, 'Koye'],
    ['a copy of nothing', { copy: 'from' }, {}, undefined],
    ['a sum', { sum: 'a', of: 'rows' }, { rows: [{ a: 1.1 }, { a: 2.2 }] }, 3.3],
    ['a sum of no rows', { sum: 'a', of: 'rows' }, {}, undefined],
    ['a sum over an empty list', { sum: 'a', of: 'rows' }, { rows: [] }, 0],
    [
      'a sum in which one is missing',
      { sum: 'a', of: 'rows' },
      { rows: [{ a: 1 }, {}] },
      undefined,
    ],
    ['a sum over what are no rows', { sum: 'a', of: 'rows' }, { rows: [1, 'x'] }, undefined],
    ['a sum over no list', { sum: 'a', of: 'rows' }, { rows: { a: 1 } }, undefined],
  ])('%s', (_, calculate, siblings, expected) => {
    expect(value(calculate, siblings)).toEqual(expected);
  });

  it('returns undefined for a field that a visitor types', () => {
    expect(calculated(string(), answersIn({ from: 'Koye' }, {}))).toBeUndefined();
  });
});

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
    same: number({ calculate: { copy: 'all' } }),
    isRound: boolean(),
    from: string(),
    back: object({ to: string(), again: string({ calculate: { copy: 'to' } }) }),
    to: string({ calculate: { copy: 'from' }, when: { isRound: true } }),
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

describe('pricePartsOf', () => {
  it('lists the children who pay the price of an adult', () => {
    expect(pricePartsOf(ROOM, answersIn({ adults: 1, small: 2 }, ALL))).toEqual([
      { group: 0, count: 1, price: 1000, isFull: false },
      { group: 1, count: 1, price: 1000, isFull: true },
      { group: 1, count: 1, price: 100, isFull: false },
    ]);
  });

  it('returns nothing while a price is missing', () => {
    expect(pricePartsOf(ROOM, answersIn({ adults: 2, infants: 1 }, { p3: 5 }))).toEqual([]);
  });
});
