import { describe, expect, it } from 'vitest';
import { mentionsOf } from '../../src/definition/keywords/mentions';
import { siblingsOf } from '../../src/definition/keywords/siblings';
import type { Json, Values } from '../../src/definition/model/values';
import type { Change } from '../../src/panel/designer/core/tree';
import { copied } from '../../src/panel/designer/service/copies';
import { readAt, wholeField } from '../../src/panel/designer/service/document';
import {
  dependingOn,
  removed,
  renamed,
  stepAdded,
  written,
} from '../../src/panel/designer/service/edits';
import { nameFrom } from '../../src/panel/designer/service/names';
import type { ServiceRow } from '../../src/panel/designer/service/serviceRows';
import { field, readService, rowsOf, SERVICE_IDS, shared, text } from './designerServices';

const rowOf = (document: Json, answer: string): ServiceRow => {
  const row = rowsOf(document).find((one) => one.answer.join('/') === answer);
  if (!row) throw new Error(`there is no ${answer}`);
  return row;
};

/** A form with what can name a question. */
const FORM: Values = {
  form: {
    title: text('Form'),
    required: ['married', 'partner'],
    properties: {
      married: field({ type: 'boolean' }),
      partner: field({ when: { married: true } }),
      born: field({ format: 'date' }),
      died: field({ format: 'date', compare: { after: ['born', { later: 'born', years: 1 }] } }),
      count: field({ type: 'integer' }),
      children: field({
        type: 'array',
        countedBy: 'count',
        rowTitle: ['name'],
        items: {
          type: 'object',
          label: text('Child'),
          required: ['name'],
          properties: {
            name: field(),
            price: field({ type: 'number', maximum: '../count' }),
            of: field({ when: { '../married': true, name: 'a' } }),
          },
        },
      }),
      total: field({ type: 'number', calculate: { sum: 'price', of: 'children' } }),
      adults: field({
        type: 'number',
        calculate: { count: 'children', when: { name: 'x', '/married': true } },
      }),
    },
  },
  steps: [
    { title: text('One'), fields: ['married', 'partner', 'born', 'died'] },
    {
      title: text('Two'),
      when: { any: [{ married: true }, { count: { atLeast: 'count' } }] },
      blocks: [
        { fields: ['count', 'children'] },
        { title: text('B'), fields: ['total', 'adults'] },
      ],
    },
  ],
  submit: { omit: ['count'], lists: { all: ['married', 'born'] } },
  staff: { columns: ['married'] },
  sample: { married: true, partner: 'A' },
};

const apply = (document: Json, change: Change): Json => change(document).document;

describe('a question that is renamed', () => {
  it.each([
    ['married', 'wed'],
    ['born', 'birth'],
    ['count', 'number'],
    ['children', 'kids'],
    ['children/name', 'firstName'],
    ['children/price', 'cost'],
  ])('is so in everything that names it: %s', (answer, to) => {
    const before = JSON.stringify(FORM);
    const next = apply(FORM, renamed(rowOf(FORM, answer), to, shared));
    const from = answer.split('/').at(-1)!;
    const words = new RegExp(String.raw`(["/])${from}"`, 'gu');
    const left = JSON.stringify(next).match(words) ?? [];
    // "count" is an operator, too.
    expect(left).toEqual(from === 'count' ? ['"count"'] : []);
    expect(apply(next, renamed(rowOf(next, answer.replace(from, to)), from, shared))).toEqual(
      JSON.parse(before),
    );
    expect(JSON.stringify(FORM)).toBe(before);
  });

  it('keeps its name if the other is taken', () => {
    expect(apply(FORM, renamed(rowOf(FORM, 'born'), 'died', shared))).toBe(FORM);
  });
});

describe('a question that is removed', () => {
  it('leaves no name behind, and empties nothing else', () => {
    const next = apply(FORM, removed(rowOf(FORM, 'married'), shared)) as Values;
    expect(JSON.stringify(next)).not.toContain('married');
    expect(readAt(next, ['form', 'properties', 'partner'], shared)).toEqual(field());
    expect(readAt(next, ['steps', 1, 'when'], shared)).toEqual({
      any: [{ count: { atLeast: 'count' } }],
    });
    expect(next.staff).toEqual({ columns: [] });
    expect(
      readAt(next, ['form', 'properties', 'children', 'items', 'properties', 'of'], shared),
    ).toEqual(field({ when: { name: 'a' } }));
  });

  it('says before what depends on it', () => {
    const of = dependingOn(FORM, rowOf(FORM, 'born'), shared).map((use) => use.of.join('.'));
    expect(new Set(of)).toEqual(new Set(['form.properties.died']));
    const next = apply(FORM, removed(rowOf(FORM, 'born'), shared));
    expect(readAt(next, ['form', 'properties', 'died'], shared)).toEqual(field({ format: 'date' }));
  });
});

describe('a copy', () => {
  it('of a question has a name of its own, beside it', () => {
    const next = apply(FORM, copied(rowOf(FORM, 'partner'), shared));
    expect(readAt(next, ['steps', 0, 'fields'], shared)).toEqual([
      ...['married', 'partner', 'partner2', 'born', 'died'],
    ]);
    expect(readAt(next, ['form', 'required'], shared)).toContain('partner2');
  });

  it('of a step names its own questions', () => {
    const next = apply(FORM, copied(rowsOf(FORM)[0]!, shared));
    expect(readAt(next, ['form', 'properties', 'partner2'], shared)).toEqual(
      field({ when: { married2: true } }),
    );
    expect(readAt(next, ['steps', 1, 'fields'], shared)).toEqual(
      ['married', 'partner', 'born', 'died'].map((name) => `${name}2`),
    );
    expect(readAt(next, ['steps', 0], shared)).toEqual(readAt(FORM, ['steps', 0], shared));
  });
});

describe('a shared question', () => {
  const reference = { $ref: '../shared/family.json#/relative' };
  const document: Values = { form: { title: text('Form'), properties: { aunt: reference } } };

  it('keeps its reference beside a keyword of its own, and takes the shared one back', () => {
    const row = rowOf(document, 'aunt');
    const next = apply(document, written(row, ['label'], text('Aunt'), shared));
    expect(readAt(next, ['form', 'properties'], shared)).toEqual({
      aunt: { ...reference, label: text('Aunt') },
    });
    expect(wholeField(readAt(next, row.at, shared), shared)).toMatchObject({ type: 'object' });
  });

  it('becomes the service’s own where a keyword is taken away', () => {
    const next = apply(
      document,
      written(rowOf(document, 'aunt'), ['properties'], undefined, shared),
    );
    const aunt = readAt(next, ['form', 'properties', 'aunt'], shared) as Values;
    expect([aunt.$ref, aunt.type, aunt.properties]).toEqual([undefined, 'object', undefined]);
  });

  it('has questions that become its own when they are changed', () => {
    const row = rowOf(document, 'aunt/name');
    expect(row.isShared).toBe(true);
    const next = apply(document, written(row, ['label'], text('Her name'), shared));
    const aunt = readAt(next, ['form', 'properties', 'aunt'], shared) as Values;
    expect(aunt.$ref).toBe(reference.$ref);
    expect(readAt(aunt, ['properties', 'name', 'label'], shared)).toEqual(text('Her name'));
    expect(readAt(aunt, ['properties', 'name', '$ref'], shared)).toBe(
      '../shared/family.json#/fullName',
    );
  });
});

it('the first step of a service without steps takes all questions so far', () => {
  const document: Values = { form: { title: text('Form'), properties: { a: field() } } };
  const next = apply(document, stepAdded({ title: text('Two'), fields: [] }, shared));
  expect(readAt(next, ['steps'], shared)).toEqual([
    { title: text('Form'), fields: ['a'] },
    { title: text('Two'), fields: [] },
  ]);
});

it.each([
  ['What is your father’s name?', 'whatIsYourFathersName'],
  ['2nd passport', 'passport'],
  ['Café', 'cafe'],
  ['؟', undefined],
])('makes a name of %s', (label, name) => {
  expect(nameFrom(label)).toBe(name);
});

it.each(SERVICE_IDS)('knows all names that keywords mention: %s', (id) => {
  for (const { value, what } of rowsOf(readService(id))) {
    if (what !== 'question') continue;
    const known = mentionsOf(value).map(({ at }) => at.join('.'));
    for (const { at } of siblingsOf(value)) expect(known).toContain(at.join('.'));
  }
});
