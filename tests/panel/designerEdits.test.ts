import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts } from '../../scripts/vite/readServices';
import { mentionsOf } from '../../src/definition/keywords/mentions';
import { siblingsOf } from '../../src/definition/keywords/siblings';
import { resolveService } from '../../src/definition/model/resolve';
import type { ServiceFile } from '../../src/definition/model/service';
import { isRecord, type Json, mapValues, type Values } from '../../src/definition/model/values';
import { openHistory, reduce } from '../../src/panel/designer/core/history';
import { type Change, rowsIn } from '../../src/panel/designer/core/tree';
import { copied } from '../../src/panel/designer/service/copies';
import { readAt, wholeField } from '../../src/panel/designer/service/document';
import {
  added,
  blockAdded,
  dependingOn,
  moved,
  removed,
  renamed,
  stepAdded,
  written,
} from '../../src/panel/designer/service/edits';
import { isMadeFrom, nameFrom } from '../../src/panel/designer/service/names';
import { type ServiceRow, serviceRows } from '../../src/panel/designer/service/serviceRows';
import { usesIn } from '../../src/panel/designer/service/uses';
import { isLong } from '../server/support/long';
import { SERVICE_IDS } from './designerServices';

const [shared, ownLists] = readParts('schemas');
const [, lists] = readParts('tests/fixtures');
const ALL_LISTS = { ...lists, ...ownLists };

const readService = (id: string): Values =>
  JSON.parse(
    readFileSync(
      id === 'everything' ? 'tests/fixtures/everything.json' : `schemas/services/${id}.json`,
      'utf8',
    ),
  ) as Values;

const rowsOf = (document: Json) => serviceRows(document, shared);
const rowOf = (document: Json, answer: string): ServiceRow => {
  const row = rowsOf(document).find((one) => one.answer.join('/') === answer);
  if (!row) throw new Error(`there is no ${answer}`);
  return row;
};

const text = (en: string) => [en, en, en];
const field = (own: Values = {}): Values => ({ type: 'string', label: text('A'), ...own });

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
  if (name) expect(isMadeFrom(`${name}2`, label)).toBe(true);
});

it.each(SERVICE_IDS)('knows all names that keywords mention: %s', (id) => {
  for (const { value, what } of rowsOf(readService(id))) {
    if (what !== 'question') continue;
    const known = mentionsOf(value).map(({ at }) => at.join('.'));
    for (const { at } of siblingsOf(value)) expect(known).toContain(at.join('.'));
  }
});

/** The uses that name nothing: in files, what is sent under other names. */
const dangling = (document: Json): string[] => {
  const answers = new Set(rowsOf(document).map(({ answer }) => answer.join('/')));
  return usesIn(document, shared)
    .filter(({ answer }) => !answers.has(answer.join('/')))
    .map(({ at, name }) => `${at[0]} ${name}`);
};

/** Marks each field with a keyword that nobody knows. */
const marked = (value: Json | undefined, path: string): Json | undefined => {
  if (!isRecord(value)) return value;
  const inner = mapValues(value, (one, key) =>
    key === 'properties'
      ? mapValues(one as Values, (own, name) => marked(own, `${path}/${name}`))
      : key === 'items'
        ? marked(one, `${path}/`)
        : one,
  );
  return { ...inner, 'x-from': path };
};

const EDITS = [
  'rename',
  'remove',
  'copy',
  'move',
  'add',
  'step',
  'block',
  'label',
  'when',
] as const;

/** Returns a random edit of a document, by numbers between 0 and 1. */
function randomEdit(document: Json, [kind, which, where, more]: readonly number[]): Change {
  const rows = rowsOf(document);
  const at = <T>(list: readonly T[], share = 0): T => list[Math.floor(share * list.length)]!;
  const row = at(rows, which);
  const questions = rows.filter(({ what, name }) => what === 'question' && name !== 'items');
  const question = questions.length > 0 ? at(questions, which) : undefined;
  const name = `n${Math.floor((more ?? 0) * 1000)}`;
  const nothing: Change = (same) => ({ document: same });
  switch (at(EDITS, kind)) {
    case 'rename':
      return question ? renamed(question, name, shared) : nothing;
    case 'remove':
      return row.what === 'form' || row.name === 'items' || rows.length < 4
        ? nothing
        : removed(row, shared);
    case 'copy':
      return row.name === 'items' || rows.length > 150 ? nothing : copied(row, shared);
    case 'move': {
      const parents = rows.filter(({ what }) => what === 'block' || what === 'step');
      const takes = parents.filter(({ value }) => !Array.isArray(value.blocks));
      const isTop = question?.answer.length === 1;
      const parent = isTop && takes.length > 0 ? at(takes, where).id : question?.parent;
      const length = rowsIn(rows, parent).length;
      return question
        ? moved(question, { parent, index: Math.floor((more ?? 0) * length) }, shared)
        : nothing;
    }
    case 'add':
      return (row.what === 'step' && Array.isArray(row.value.blocks)) || row.what === 'question'
        ? nothing
        : added(row, [name, field({ 'x-from': '' })], shared);
    case 'step':
      return stepAdded({ title: text(name), fields: [] }, shared);
    case 'block':
      return row.what === 'step'
        ? blockAdded(row, { title: text(name), fields: [] }, shared)
        : nothing;
    case 'label':
      return question ? written(question, ['label'], text(name), shared) : nothing;
    case 'when': {
      const other = at(
        questions.filter(({ answer }) => answer.length === 1),
        where,
      );
      return question
        ? written(question, ['when'], { [`/${other.name}`]: { answered: true } }, shared)
        : nothing;
    }
  }
}

const share = () => fc.double({ min: 0, max: 0.999999, noNaN: true });
const RUNS = isLong ? 250 : 50;

it('2,000 random edits are undone and redone exactly, lose no keyword, and leave no name behind', () => {
  const steps = fc.array(fc.tuple(share(), share(), share(), share()), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.constantFrom(...SERVICE_IDS), steps, (id, edits) => {
      const file = readService(id);
      const start = {
        ...file,
        form: marked(file.form, ''),
        'x-more': { a: [1] },
      } as Values;
      const known = new Set(dangling(start));
      let history = openHistory(start);
      for (const numbers of edits) {
        const change = randomEdit(history.document, numbers);
        history = reduce(history, { do: 'edit', change });
      }
      const { document } = history;
      expect(dangling(document).filter((name) => !known.has(name))).toEqual([]);
      expect((document as Values)['x-more']).toEqual({ a: [1] });
      const rows = rowsOf(document);
      const lost = rows.filter((row) => {
        const raw = readAt(document, row.at, shared);
        return row.what === 'question' && !row.isShared && isRecord(raw) && !('x-from' in raw);
      });
      expect(lost.filter(({ at }) => !hasReferenceAround(document, at))).toEqual([]);
      expect(rows.some(({ what }) => what === 'rest')).toBe(false);
      resolveService(document as unknown as ServiceFile, shared, ALL_LISTS);
      let back = history;
      while (back.past.length > 0) back = reduce(back, { do: 'undo' });
      expect(back.document).toBe(start);
      while (back.future.length > 0) back = reduce(back, { do: 'redo' });
      expect(back.document).toBe(document);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

/** What was copied out of a shared field has no mark. */
const hasReferenceAround = (document: Json, at: ServiceRow['at']): boolean =>
  at.some((_, index) => {
    const node = readAt(document, at.slice(0, index), shared);
    return isRecord(node) && (typeof node.$ref === 'string' || Object.hasOwn(node, 'x-own'));
  });
