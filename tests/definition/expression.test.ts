import { describe, expect, it } from 'vitest';
import { evaluate, type Expression, pricePartsOf } from '../../src/definition/model/calculate';
import '../../src/definition/model/expression';
import type { Json, Values } from '../../src/definition/model/values';
import { exactly, generated, rational } from './exactly';

const read = (values: Values) => (name: string) => values[name.replace('/', '')];

const value = (expression: Expression, values: Values = {}) =>
  evaluate(expression, read(values), '2026-06-15');

describe('an expression', () => {
  it.each<[string, Expression, Values, Json | undefined]>([
    ['a constant', 1.5, {}, 1.5],
    ['an answer', 'from', { from: 'Koye' }, 'Koye'],
    ['an answer that is missing', 'from', {}, undefined],
    ['a text', { const: 'Koye' }, {}, 'Koye'],
    ['today', { const: 'today' }, {}, '2026-06-15'],
    ['a sum to the cent', { sum: ['a', 'b'] }, { a: 0.1, b: 0.2 }, 0.3],
    ['a sum without one of its parts', { sum: ['a', 'b'] }, { a: 1 }, undefined],
    ['a sum of texts', { sum: ['a', 'b'] }, { a: '1', b: '2' }, undefined],
    ['a sum with a number that no number is', { sum: ['a', 1] }, { a: Infinity }, undefined],
    ['a sum beyond all numbers', { product: ['a', 'a'] }, { a: 1e300 }, undefined],
    ['a sum in rows', { sum: 'a', of: 'rows' }, { rows: [{ a: 1.1 }, { a: 2.2 }] }, 3.3],
    ['a sum over no rows', { sum: 'a', of: 'rows' }, {}, undefined],
    ['a sum over an empty list', { sum: 'a', of: 'rows' }, { rows: [] }, 0],
    [
      'a sum in which a row has none',
      { sum: 'a', of: 'rows' },
      { rows: [{ a: 1 }, {}] },
      undefined,
    ],
    ['a sum over what are no rows', { sum: 'a', of: 'rows' }, { rows: [1, 'x'] }, undefined],
    ['a sum over no list', { sum: 'a', of: 'rows' }, { rows: { a: 1 } }, undefined],
    [
      'a sum of products in rows, with an answer from the root',
      { sum: { product: ['n', '/rate'] }, of: 'rows' },
      { rate: 1.1, rows: [{ n: 3 }, { n: 4 }] },
      7.7,
    ],
    ['a difference', { difference: ['a', 'b', 1] }, { a: 10, b: 2.5 }, 6.5],
    ['the smallest', { min: ['a', 3] }, { a: -2 }, -2],
    ['the largest', { max: ['a', 3] }, { a: -2 }, 3],
    ['the largest of none', { max: 'a', of: 'rows' }, { rows: [] }, undefined],
    ['the later day', { max: ['a', { const: '2026-03-01' }] }, { a: '2026-02-28' }, '2026-03-01'],
    ['the earlier day', { min: ['a', { const: '2026-03-01' }] }, { a: '2026-02-28' }, '2026-02-28'],
    ['the larger of a day and a number', { max: ['a', 3] }, { a: '2026-02-28' }, undefined],
    ['the number of rows', { count: 'rows' }, { rows: [{}, {}] }, 2],
    ['the number of choices', { count: 'langs' }, { langs: ['ku'] }, 1],
    ['the number of rows of which none is there', { count: 'rows' }, {}, 0],
    ['the people of some counters', { count: ['a', 'b', 'c'] }, { a: 2, b: -1 }, 2],
    ['a count of what cannot be counted', { count: 'a' }, { a: Infinity }, 0],
    [
      'the number of rows that meet a condition',
      { count: 'rows', when: { is: true } },
      { rows: [{ is: true }, {}, { is: true }, 7] },
      2,
    ],
    ['a half, away from zero', { round: 2.5 }, {}, 3],
    ['a half below zero, away from zero', { round: -2.5 }, {}, -3],
    ['what floats round down', { round: 1.005, to: 2 }, {}, 1.01],
    ['nothing to round', { round: 1.5, to: 2 }, {}, 1.5],
    ['no number to round', { round: 'a' }, { a: 'x' }, undefined],
    ['a quotient', { quotient: ['a', 3], to: 2 }, { a: 20 }, 6.67],
    ['a quotient below zero', { quotient: [{ difference: [0, 'a'] }, 8] }, { a: 20 }, -3],
    ['a quotient of very small numbers', { quotient: [1e-7, 'a'], to: 3 }, { a: 4e-7 }, 0.25],
    ['a quotient by zero', { quotient: ['a', { difference: ['a', 'a'] }] }, { a: 1 }, undefined],
    ['a quotient of nothing', { quotient: ['a', 2] }, {}, undefined],
    ['a sum in which what is missing counts as 0', { sum: ['a', 'b'], missing: 0 }, { b: 2 }, 2],
    [
      'a product in rows, of which one has none',
      { product: 'a', of: 'rows', missing: 1 },
      { rows: [{ a: 3 }, {}, { a: 2 }] },
      6,
    ],
    ['the age of today', { age: 'born' }, { born: '2000-06-16' }, 25],
    [
      'the age of another day',
      { age: 'born', on: 'a' },
      { born: '2000-06-16', a: '2026-06-16' },
      26,
    ],
    ['the age of who was not born', { age: 'born' }, { born: 'yesterday' }, undefined],
    ['days', { days: ['a', 'b'] }, { a: '2024-02-28', b: '2024-03-01' }, 2],
    ['days back', { days: ['b', 'a'] }, { a: '2025-02-28', b: '2025-03-01' }, -1],
    ['half a year later', { later: 'a', months: 6 }, { a: '2026-08-31' }, '2027-02-28'],
    [
      'a year and ten days earlier',
      { later: 'a', years: -1, days: -10 },
      { a: '2024-02-29' },
      '2023-02-18',
    ],
    [
      'as many days later as said',
      { later: 'a', days: 'n' },
      { a: '2026-12-31', n: 1 },
      '2027-01-01',
    ],
    ['a day that no calendar has', { later: 'a', days: 1e12 }, { a: '2026-12-31' }, undefined],
    ['a day after ten thousand years', { later: 'a', years: 9000 }, { a: '2026-12-31' }, undefined],
    ['one of two', { if: { is: true }, then: 1, else: 2 }, { is: true }, 1],
    ['the other', { if: { is: true }, then: 1, else: 2 }, {}, 2],
    ['no other', { if: { is: true }, then: 1 }, {}, undefined],
    ['an operator of a later version', { power: [2, 3] } as never, {}, undefined],
  ])('returns %s', (_, expression, values, expected) => {
    expect(value(expression, values)).toEqual(expected);
  });
});

const PEOPLE = ['adults', 'small', 'big', 'infants'] as const;
const PRICES = { adults: '/p3', small: '/p4', big: '/p5', infants: '/p6' };
const ROOM = {
  priceList: PEOPLE.map((people) => ({ people, price: PRICES[people] })),
  first: { people: 2, price: '/p3' },
};
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
    expect(value(ROOM, { ...siblings, ...ALL })).toBe(price);
  });

  it.each<[string, Values, number | undefined]>([
    ['nobody was counted', ALL, undefined],
    ['a counter left out counts nobody', { adults: 1, ...ALL }, 1000],
    ['no prices', { adults: 2 }, undefined],
    ['a price that nobody pays', { adults: 2, p3: 5 }, 10],
    ['a price that somebody pays', { adults: 2, infants: 1, p3: 5 }, undefined],
    ['a price that is no number', { adults: 1, p3: '5' }, undefined],
    ['a counter that is no number', { adults: '2', small: 1, ...ALL }, 1000],
    ['a counter below nobody', { adults: -1, small: 1, ...ALL }, 1000],
    ['to the cent', { adults: 3, p3: 0.1 }, 0.3],
  ])('%s', (_, values, price) => {
    expect(value(ROOM, values)).toBe(price);
  });

  it('lists the children who pay the price of an adult', () => {
    expect(pricePartsOf(ROOM, read({ adults: 1, small: 2, ...ALL }))).toEqual([
      { group: 0, count: 1, price: 1000, isFirst: false },
      { group: 1, count: 1, price: 1000, isFirst: true },
      { group: 1, count: 1, price: 100, isFirst: false },
    ]);
  });

  it('lists nothing while a price is missing', () => {
    expect(pricePartsOf(ROOM, read({ adults: 2, infants: 1, p3: 5 }))).toEqual([]);
    expect(pricePartsOf('adults', read({ adults: 2 }))).toEqual([]);
  });
});

describe('arithmetic', () => {
  it('is that of fractions, however deep', () => {
    for (const { expression, values } of generated()) {
      const right = exactly(expression, values);
      expect(value(expression, values), JSON.stringify({ expression, values })).toBe(
        right && rational(right),
      );
    }
  });
});
