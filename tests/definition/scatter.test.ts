import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/definition/validate/check';
import type { Field, ObjectField, Shape } from '../../src/definition/model/field';
import { prune } from '../../src/definition/validate/prune';
import { fieldOnWire, wireNames } from '../../src/definition/model/flattenToColumns';
import { isRecord, type Values } from '../../src/definition/model/values';
import { fromWire, toWire } from '../../src/definition/payload/wireFormat';
import { compile } from '../fixtures/services';
import { anyJson, likely } from './generate';
import { date, number, object, string, text } from './words';

const spread = (properties: ObjectField['properties'], more: Partial<ObjectField> = {}) =>
  object(properties, { wire: 'spread', ...more });

const columns = (properties: ObjectField['properties']): Field => ({
  ...({ type: 'array', label: text('Rows'), wire: 'columns' } as const),
  items: object(properties),
});

const SHAPE: Shape = {
  properties: {
    name: string(),
    people: spread({
      adults: number(),
      seat: string({ type: ['string', 'null'] }),
      deep: spread({ town: string() }),
    }),
    words: string({ widget: 'note' }),
    legs: columns({
      from: string(),
      day: date(),
      stay: spread({ hotel: string(), nights: number() }),
      pair: object({ a: string(), b: string() }, { wire: 'tuple' }),
    }),
    witness: object(
      {
        who: string(),
        place: spread({ street: string(), house: spread({ number: number() }) }),
        said: string({ widget: 'note' }),
        period: spread(
          { from: date(), to: date() },
          { widget: 'dateRange', untilNow: text('Until now') },
        ),
        since: string(),
      },
      { wire: 'tuple' },
    ),
    group: object({ inner: spread({ x: string() }), y: string() }),
  },
};

/** What is sent for missing answers. */
const EMPTY: Values = {
  name: '',
  seat: null,
  town: '',
  from: [],
  day: [],
  hotel: [],
  nights: [],
  pair: [],
  witness: ['', '', null, '', '', ''],
  group: { x: '', y: '' },
};

describe.each<[string, Values, Values]>([
  ['nothing', {}, {}],
  [
    'a spread group, and one in it',
    { name: 'A', people: { adults: 2, deep: { town: 'Koye' } } },
    { name: 'A', adults: 2, seat: null, town: 'Koye' },
  ],
  [
    'a spread group in a group',
    { group: { inner: { x: 'X' }, y: 'Y' } },
    { group: { x: 'X', y: 'Y' } },
  ],
  [
    'spread groups in an ordered list',
    { witness: { who: 'W', place: { street: 'S', house: { number: 7 } }, since: 'Z' } },
    { witness: ['W', 'S', 7, '', '', 'Z'] },
  ],
  [
    'an ordered list without them',
    { witness: { since: 'Z' } },
    { witness: ['', '', null, '', '', 'Z'] },
  ],
  [
    'a spread range with an open end',
    { witness: { period: { from: '2020-01-01', to: 'untilNow' } } },
    { witness: ['', '', null, '2020-01-01', 'Until now', ''] },
  ],
  [
    'columns, with something empty where a row has nothing',
    {
      legs: [
        { from: 'EBL', stay: { nights: 2 }, pair: { a: 'A' } },
        { day: '2026-01-01', stay: { hotel: 'H' } },
      ],
    },
    {
      from: ['EBL', ''],
      day: ['', '2026-01-01'],
      hotel: ['', 'H'],
      nights: [2, null],
      pair: [
        ['A', ''],
        ['', ''],
      ],
    },
  ],
  ['a falsy answer', { people: { adults: 0 } }, { adults: 0, seat: null }],
])('%s', (_, values, wire) => {
  it('is converted to the payload', () => {
    expect(toWire(SHAPE, values, 'en')).toEqual({ ...EMPTY, ...wire });
  });

  it('is parsed from the payload', () => {
    expect(fromWire(SHAPE, wire)).toEqual(values);
  });
});

describe('an unparsable payload', () => {
  const validate = compile(SHAPE);
  const issues = (wire: Values) =>
    check(SHAPE, fromWire(SHAPE, wire), validate, { today: '2026-06-15' }).issues.map(
      ({ path, code }) => `${path} ${code}`,
    );

  const whole = { from: ['a'], day: [null], hotel: [null], nights: [null], pair: [null] };

  it.each<[string, Values, string[]]>([
    ['sound columns', whole, []],
    ['a column that is missing', { ...whole, day: undefined }, ['legs type']],
    ['a column that is null', { ...whole, day: null }, ['legs type']],
    ['a column that is longer', { ...whole, day: [null, null] }, ['legs type']],
    ['a column that is shorter', { ...whole, day: [] }, ['legs type']],
    ['a column that is no list', { ...whole, day: 'x' }, ['legs type']],
    ['a cell that is wrong', { ...whole, from: [5] }, ['legs.0.from type']],
    ['the list under its own name', { legs: [{ from: 'a' }] }, ['legs type']],
    ['a group under its own name', { people: { adults: 1 } }, ['people type']],
    ['both', { people: { adults: 1 }, adults: 2 }, ['people type']],
    ['a wrong answer inside a spread group', { adults: 'x' }, ['people.adults number']],
    ['an ordered list that is too long', { witness: [1, 2, 3, 4, 5, 6, 7] }, ['witness type']],
    ['an answer to words', { words: 'x' }, ['words unknown']],
  ])('%s', (_, wire, expected) => {
    expect(issues(wire)).toEqual(expected);
  });

  it('never causes an exception', () => {
    const names = [...wireNames(SHAPE), 'legs', 'people', '__proto__'];
    const wire = fc.dictionary(fc.constantFrom(...names), anyJson).filter(isRecord);
    fc.assert(fc.property(wire, (given) => issues(given).length >= 0));
  });
});

it('does not result from what toWire sends', () => {
  fc.assert(
    fc.property(likely(SHAPE), (given) => {
      const values = prune(SHAPE, given);
      const wire = JSON.parse(JSON.stringify(toWire(SHAPE, values, 'ku'))) as Values;
      expect(fromWire(SHAPE, wire)).toEqual(values);
      expect(Object.keys(wire).filter((name) => !wireNames(SHAPE).includes(name))).toEqual([]);
    }),
  );
});

describe('fieldOnWire', () => {
  it.each<[string, string | undefined]>([
    ['name', 'string'],
    ['adults', 'number'],
    ['town', 'string'],
    ['from', 'array'],
    ['nights', 'array'],
    ['people', undefined],
    ['legs', undefined],
    ['ghost', undefined],
    ['toString', undefined],
  ])('%s', (name, type) => {
    expect(fieldOnWire(SHAPE, name)?.type).toBe(type);
  });
});
