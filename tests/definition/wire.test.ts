import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/definition/model/field';
import type { Language } from '../../src/definition/model/text';
import type { Values } from '../../src/definition/model/values';
import { fromWire, toWire } from '../../src/definition/payload/wireFormat';
import { everything } from '../fixtures/services';
import { boolean, date, number, object, string, text } from './words';

const { form } = everything;

/** Omits the fields that are null without an answer. */
const bare = (names: readonly string[]): Shape => ({
  properties: Object.fromEntries(
    Object.entries(form.properties).filter(([name]) => names.includes(name)),
  ),
});

type Row = readonly [what: string, values: Values, language: Language, wire: Values];

const ROWS: readonly Row[] = [
  [
    'plain answers',
    { firstName: 'A', people: 0, single: false },
    'en',
    { firstName: 'A', people: 0, single: false },
  ],
  ['no answer as null', {}, 'en', { callTime: null }],
  ['an answer that could be null', { callTime: '12:00' }, 'en', { callTime: '12:00' }],
  [
    'null inside a group',
    { home: { street: 'X' } },
    'en',
    { home: { street: 'X', district: null } },
  ],
  [
    'a date range',
    { period: { from: '2020-01-01', to: '2021-01-01' } },
    'en',
    { period: { from: '2020-01-01', to: '2021-01-01' } },
  ],
  [
    'an open end',
    { period: { from: '2020-01-01', to: 'untilNow' } },
    'en',
    { period: { from: '2020-01-01', to: 'Until now' } },
  ],
  [
    'an open end in Kurdish',
    { period: { from: '2020-01-01', to: 'untilNow' } },
    'ku',
    { period: { from: '2020-01-01', to: 'تا ئێستا' } },
  ],
  [
    'an open end in Arabic',
    { stay: { from: '2020-01-01', to: 'untilNow' } },
    'ar',
    { stay: '2020-01-01 - حتى الآن' },
  ],
  [
    'a range as text',
    { stay: { from: '2020-01-01', to: '2020-02-01' } },
    'en',
    { stay: '2020-01-01 - 2020-02-01' },
  ],
  ['a range without an end', { stay: { from: '2020-01-01' } }, 'en', { stay: '2020-01-01 - ' }],
  ['a range without a beginning', { stay: { to: '2020-01-01' } }, 'en', { stay: ' - 2020-01-01' }],
  [
    'an ordered list',
    { birthplace: { date: '1990-03-21', place: 'X', note: 'n' } },
    'en',
    { birthplace: ['1990-03-21', 'X', 'n'] },
  ],
  [
    'an ordered list with gaps',
    { birthplace: { place: 'X' } },
    'en',
    { birthplace: ['', 'X', ''] },
  ],
  [
    'an ordered list that falsy answers are part of',
    { jobs: [{ income: 0, isAbroad: false }] },
    'en',
    { jobs: [['', '', 0, false]] },
  ],
  [
    'ranges as text in ordered lists in rows',
    { jobs: [{ dates: { from: '2020-01-01', to: 'untilNow' }, company: 'C' }] },
    'en',
    { jobs: [['2020-01-01 - Until now', 'C', null, null]] },
  ],
  ['lists of texts', { companyNames: ['A', 'B'] }, 'en', { companyNames: ['A', 'B'] }],
  ['photos', { photos: ['t1'] }, 'en', { photos: ['t1'] }],
];

describe.each(ROWS)('the wire format of %s', (_, values, language, wire) => {
  const shape = bare([...Object.keys(values), ...Object.keys(wire)]);

  it('is written', () => {
    expect(toWire(shape, values, language)).toEqual(wire);
  });

  it('is read', () => {
    expect(fromWire(shape, wire)).toEqual(values);
  });
});

describe('the wire format of a record', () => {
  const shape: Shape = {
    properties: { car: object({ id: string() }, { widget: 'handed', record: true }) },
  };
  const wire = { car: { id: 'a', name: { image: '', name: ['', 'ا', 'A'] }, seats: null } };

  it('is the record itself, in both directions', () => {
    expect(toWire(shape, wire, 'ku')).toEqual(wire);
    expect(fromWire(shape, wire)).toEqual(wire);
  });
});

describe('the wire format of a missing answer', () => {
  const shape: Shape = {
    properties: {
      name: string(),
      words: string({ widget: 'note' }),
      until: string({ type: ['string', 'null'] }),
      age: number(),
      married: boolean(),
      spouse: string({ when: { married: true } }),
      parents: object({ father: object({ fName: string(), fLength: number() }) }),
      place: object({ town: string() }, { widget: 'dialog' }),
      address: object({ street: string() }, { widget: 'dialog', wire: 'spread' }),
      period: object({ from: date(), to: date() }, { widget: 'dateRange', wire: 'rangeText' }),
      children: { type: 'array', label: text('Children'), items: object({ name: string() }) },
      row: object(
        { a: string(), b: number(), c: object({ d: string() }, { widget: 'dialog' }) },
        { wire: 'tuple' },
      ),
      photos: { type: 'array', widget: 'images', label: text('Photos') },
    },
  };
  const empty = {
    name: '',
    until: null,
    parents: { father: { fName: '' } },
    street: '',
    period: '',
    children: [],
    row: ['', null, null],
  };

  it('is empty, except for types without an empty value and fields that were not asked', () => {
    expect(toWire(shape, {}, 'en')).toEqual(empty);
  });

  it('is read as no answer', () => {
    expect(fromWire(shape, empty)).toEqual({});
  });

  it('is sent as soon as the condition is met', () => {
    expect(toWire(shape, { married: true }, 'en')).toEqual({ ...empty, married: true, spouse: '' });
  });
});

describe('toWire', () => {
  it('omits unknown keys', () => {
    expect(toWire(bare(['firstName']), { ghost: 1, firstName: 'A' }, 'en')).toEqual({
      firstName: 'A',
    });
  });

  it('sends ordered lists in the order of the form, not of the answers', () => {
    const wire = toWire(bare(['birthplace']), { birthplace: { place: 'P', date: 'D' } }, 'en');
    expect(wire).toEqual({ birthplace: ['D', 'P', ''] });
  });
});

describe('fromWire', () => {
  it.each<[string, Values]>([
    ['a text where a list is wanted', { birthplace: 'x', jobs: 'x', photos: 'x' }],
    ['a list that is too long', { birthplace: ['a', 'b', 'c', 'd'] }],
    ['an object where a list is wanted', { birthplace: { date: 'x' } }],
    ['a range that is none', { stay: '2020-01-01' }],
    ['a range that is no text', { stay: ['2020-01-01', '2020-01-01'] }],
    ['a list where an object is wanted', { home: ['x'], period: [1, 2] }],
    ['unknown keys', { ghost: { a: [null] } }],
    ['a null that is not expected', { firstName: null, home: null, jobs: null }],
  ])('keeps %s, to be rejected', (_, wire) => {
    expect(fromWire(form, wire)).toEqual(wire);
  });

  it('treats __proto__ as an unknown key', () => {
    const wire = JSON.parse('{"home": {"__proto__": {"street": "x"}}}') as Values;
    const { home } = fromWire(form, wire) as { home: Values };
    expect(Object.keys(home)).toEqual(['__proto__']);
    expect(home.street).toBeUndefined();
  });

  it('recognises an open end in every language', () => {
    const read = (to: string) => fromWire(form, { stay: `2020-01-01 - ${to}` });
    const open = { stay: { from: '2020-01-01', to: 'untilNow' } };
    expect(['تا ئێستا', 'حتى الآن', 'Until now', 'untilNow'].map(read)).toEqual([
      open,
      open,
      open,
      open,
    ]);
  });
});
