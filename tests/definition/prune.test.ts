import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/definition/model/field';
import { originalPath, prune } from '../../src/definition/validate/prune';
import { dotted, parsePath, type Values } from '../../src/definition/model/values';
import { boolean, number, object, string, text } from './words';

const SHAPE: Shape = {
  properties: {
    name: string(),
    note: string({ type: ['string', 'null'] }),
    age: number(),
    married: boolean(),
    spouse: object(
      { name: string(), works: boolean(), job: string({ when: { works: true } }) },
      { when: { married: true } },
    ),
    spouseNote: string({ when: { married: true } }),
    rows: {
      type: 'array',
      label: text('Rows'),
      items: object({ a: string(), b: string({ when: { a: 'x' } }) }),
    },
    names: { type: 'array', label: text('Names'), items: string() },
    photos: { type: 'array', widget: 'images', label: text('Photos') },
  },
};

describe('prune', () => {
  it.each<[string, Values, Values]>([
    [
      'keeps answers',
      { name: 'Dana', age: 0, married: false },
      { name: 'Dana', age: 0, married: false },
    ],
    ['drops empty texts', { name: '', note: '  \n' }, {}],
    ...[
      '\u200b',
      '\u200c \u200f',
      '\u2060',
      '\u2066\u2069',
      '\u00ad',
      '\u3164',
      'ـــ',
      '\u0001',
    ].map((name, index): [string, Values, Values] => [
      `drops a text without a visible character (${index})`,
      { name },
      {},
    ]),
    ['keeps what is visible', { name: 'هـ', note: '-' }, { name: 'هـ', note: '-' }],
    ['keeps spaces around a text', { name: ' Dana ' }, { name: ' Dana ' }],
    ['drops nulls', { name: null, note: null, rows: null, spouse: null, photos: null }, {}],
    ['drops what is undefined', { name: undefined }, {}],
    ['drops hidden answers', { married: false, spouseNote: 'x' }, { married: false }],
    ['drops hidden objects', { married: false, spouse: { name: 'Aram' } }, { married: false }],
    [
      'keeps shown objects',
      { married: true, spouse: { name: 'A' } },
      { married: true, spouse: { name: 'A' } },
    ],
    [
      'drops hidden answers in objects',
      { married: true, spouse: { name: 'A', works: false, job: 'x' } },
      { married: true, spouse: { name: 'A', works: false } },
    ],
    ['drops empty objects', { married: true, spouse: { name: '' } }, { married: true }],
    ['drops empty rows', { rows: [{}, { a: 'x' }, { a: '' }, null] }, { rows: [{ a: 'x' }] }],
    ['drops lists of empty rows', { rows: [{}, { a: null }] }, {}],
    ['drops empty lists', { rows: [], names: [], photos: [] }, {}],
    ['drops hidden answers in rows', { rows: [{ a: 'y', b: 'z' }] }, { rows: [{ a: 'y' }] }],
    ['drops empty texts in rows', { names: ['a', ' ', 'b'] }, { names: ['a', 'b'] }],
    ['keeps photos', { photos: ['t1', 't2'] }, { photos: ['t1', 't2'] }],
    ['keeps unknown keys, to be refused', { ghost: '', ghost2: null }, { ghost: '', ghost2: null }],
    ['keeps values of a wrong type, to be refused', { rows: 'x', age: [] }, { rows: 'x', age: [] }],
  ])('%s', (_, values, expected) => {
    expect(prune(SHAPE, values)).toEqual(expected);
  });

  it('treats __proto__ as an unknown key', () => {
    const values = JSON.parse('{"__proto__": {"name": "x"}, "constructor": {"a": 1}}') as Values;
    const pruned = prune(SHAPE, values);
    expect(Object.keys(pruned)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(pruned)).toBe(Object.prototype);
    expect(pruned.name).toBeUndefined();
  });
});

describe('originalPath', () => {
  const values: Values = {
    rows: [{}, { a: 'x' }, null, { a: 'y' }],
    names: ['', 'b'],
    photos: ['t1'],
  };
  it.each([
    ['rows.0.a', 'rows.1.a'],
    ['rows.1.a', 'rows.3.a'],
    ['rows.1', 'rows.3'],
    ['names.0', 'names.1'],
    ['photos.0', 'photos.0'],
    ['name', 'name'],
    ['rows.7.a', 'rows.7.a'],
    ['ghost.0', 'ghost.0'],
  ])('converts %s to %s', (pruned, original) => {
    expect(dotted(originalPath(SHAPE, values, parsePath(pruned)))).toBe(original);
  });
});
