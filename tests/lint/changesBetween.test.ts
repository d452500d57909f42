import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFolder, readParts } from '../../scripts/vite/readServices';
import { resolveService } from '../../src/definition/model/resolve';
import type { Service, ServiceFile } from '../../src/definition/model/service';
import { isRecord, type Json, parsePath, withValueAt } from '../../src/definition/model/values';
import { changesBetween } from '../../src/lint/changes/changesBetween';

const [shared] = readParts('schemas');
const lists = Object.fromEntries(readFolder<never>('tests/fixtures/lists'));
const everything = JSON.parse(readFileSync('tests/fixtures/everything.json', 'utf8')) as Json;
const resolve = (document: Json): Service =>
  resolveService(document as unknown as ServiceFile, shared, lists);
const before = resolve(everything);

type Edits = Readonly<Record<string, unknown>>;

const after = (set: Edits): Service =>
  resolve(
    Object.entries(set).reduce<Json>(
      (here, [at, value]) => withJson(here, parsePath(at), value as Json | undefined),
      everything,
    ),
  );

/** Leaves out what is undefined, as JSON does. */
const withJson = (...args: Parameters<typeof withValueAt>): Json =>
  JSON.parse(JSON.stringify(withValueAt(...args))) as Json;

const FORM = 'form.properties';
const NEW = ['نوێ', 'جديد', 'New'];
const NOTE = { type: 'string', label: NEW };
const STEPS = before.steps;
const [first, second] = STEPS.map(({ blocks }) => blocks);
const status = (id: string) => ({ id, name: NEW, applicant: NEW, color: 'info' });

/** Each kind of change: what is edited, and the code, field and stored applications that are expected. */
const CHANGES: readonly (readonly [
  code: string,
  set: Edits,
  expected?: Readonly<Record<string, unknown>>,
])[] = [
  ['removed', { [`${FORM}.nickname`]: undefined }, { field: 'nickname', stored: 'keep' }],
  ['added', { [`${FORM}.note`]: NOTE }, { field: 'note', stored: 'lack', question: [NEW] }],
  [
    'addedRequired',
    { [`${FORM}.note`]: NOTE, 'form.required.5': 'note' },
    { field: 'note', stored: 'lack' },
  ],
  [
    'name',
    { [`${FORM}.nickname`]: undefined, [`${FORM}.petName`]: before.form.properties.nickname },
    { field: 'petName', stored: 'keep' },
  ],
  ['type', { [`${FORM}.height.type`]: 'integer' }, { field: 'height', stored: 'keep' }],
  ['label', { [`${FORM}.nickname.label`]: NEW }, { field: 'nickname', after: NEW }],
  ['required', { 'form.required.5': 'nickname' }, { field: 'nickname', stored: 'lack' }],
  ['optional', { 'form.required': ['firstName'] }, { field: 'email' }],
  ['expectedAnswers', { 'form.expected': ['home'] }],
  [
    'choiceGone',
    { [`${FORM}.purpose.choices.2.value`]: 'travel' },
    { field: 'purpose', stored: 'keep' },
  ],
  ['choiceNew', { [`${FORM}.purpose.choices.4`]: { value: 'v', label: NEW } }, { name: NEW }],
  ['choices', { [`${FORM}.purpose.choices.2.label`]: NEW }, { field: 'purpose' }],
  [
    'condition',
    { [`${FORM}.companyName.when`]: { hasCompany: false } },
    { field: 'companyName', stored: 'lack' },
  ],
  ['requiredWhen', { [`${FORM}.nickname.requiredWhen`]: { hasCompany: true } }],
  ['accepts', { [`${FORM}.height.maximum`]: 2 }, { before: 2.8, after: 2 }],
  ['accepts', { [`${FORM}.nickname.pattern`]: '^a$' }, { field: 'nickname' }],
  ['texts', { [`${FORM}.nickname.help`]: NEW }, { field: 'nickname' }],
  ['filled', { [`${FORM}.nickname.prefill`]: { const: 'x' } }],
  ['calculated', { [`${FORM}.returnTo.calculate`]: { const: 'X' } }],
  ['entry', { [`${FORM}.nickname.widget`]: 'textarea' }],
  ['stepAdded', { [`steps.${STEPS.length}`]: { title: NEW, fields: [] } }, { name: NEW }],
  ['stepRenamed', { 'steps.1.title': NEW }, { after: NEW }],
  ['stepCondition', { 'steps.1.when': { governorate: 'Erbil' } }, { stored: 'lack' }],
  ['stepSummary', { 'steps.1.summary': true }],
  ['stepOrder', { 'steps.0': { ...STEPS[1] }, 'steps.1': { ...STEPS[0] } }],
  [
    'order',
    {
      'steps.0.blocks.0.fields': [...(first?.[0]?.fields ?? [])].reverse(),
    },
  ],
  ['blocks', { 'steps.0.blocks.0.title': NEW }],
  ['title', { 'tile.title': NEW }],
  ['tile', { 'tile.order': 3 }],
  ['page', { 'page.minutes': 3 }],
  ['address', { route: '/services/other' }],
  ['formTitle', { 'form.title': NEW }],
  ['messages', { 'submit.success.text': NEW }],
  ['otherSent', { 'submit.path': 'client/other/' }],
  ['columns', { 'staff.columns': [] }],
  ['retention', { 'staff.retentionDays': 90 }, { after: 90 }],
  ['documentAdded', { [`documents.${before.documents?.length ?? 0}`]: { id: 'own', name: NEW } }],
  ['statusAdded', { 'staff.statuses': [{ id: 'new' }, status('own'), { id: 'done' }] }],
  ['statusRemoved', { 'staff.statuses': [{ id: 'new' }, { id: 'done' }] }, { stored: 'keep' }],
  ['statusOrder', { 'staff.statuses': [{ id: 'done' }, { id: 'new' }] }],
  ['statusChanged', { 'staff.statuses': [status('new')] }],
];

describe('what a change of a service means', () => {
  it.each(CHANGES.map((one) => [one[0], JSON.stringify(one[1]).slice(0, 80), one] as const))(
    'is %s for %s',
    (code, _, [, set, expected = {}]) => {
      const found = changesBetween(before, after(set)).filter((change) => change.code === code);
      expect(found).not.toEqual([]);
      expect(found).toContainEqual(expect.objectContaining(expected));
    },
  );

  it('is nothing without a change, whatever the version, the sample and the editor', () => {
    expect(changesBetween(before, after({ version: 9, $schema: 'x', sample: {} }))).toEqual([]);
  });

  it('names a question in a group by the group, too', () => {
    const set = { [`${FORM}.home.properties.note`]: NOTE };
    const [change] = changesBetween(before, after(set)).filter(({ code }) => code === 'added');
    expect(change).toMatchObject({
      field: 'home',
      question: [before.form.properties.home?.label, NEW],
    });
  });

  it('names a group whose questions come in another order', () => {
    const { home } = before.form.properties;
    const properties = home && 'properties' in home ? Object.entries(home.properties) : [];
    const reversed = Object.fromEntries(properties.reverse());
    const found = changesBetween(before, after({ [`${FORM}.home.properties`]: reversed }));
    expect(found).toMatchObject([{ code: 'reordered', field: 'home', question: [home?.label] }]);
  });

  it('names the step to which a question moves', () => {
    const [moved = '', ...rest] = first?.[0]?.fields ?? [];
    const set = {
      'steps.0.blocks.0.fields': rest,
      'steps.1.blocks': [{ fields: [moved] }, ...(second ?? [])],
    };
    const found = changesBetween(before, after(set)).filter(({ code }) => code === 'moved');
    expect(found).toMatchObject([{ field: moved, name: STEPS[1]?.title }]);
  });

  it('is something for every change that visitors or staff could notice', () => {
    const seen = ({ version: _, sample: __, id: ___, given: ____, ...rest }: Service) =>
      JSON.stringify(rest);
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), (seeds) => {
        const edited = resolved(seeds.reduce(edit, everything));
        if (!edited) return;
        const isSeen = seen(before) !== seen(edited);
        expect(changesBetween(before, edited).length > 0).toBe(isSeen);
        for (const { field } of changesBetween(before, edited)) {
          if (field === undefined) continue;
          expect({ ...before.form.properties, ...edited.form.properties }).toHaveProperty(field);
        }
      }),
      { numRuns: process.env.LONG ? 4_000 : 200 },
    );
  });
});

function resolved(document: Json): Service | undefined {
  try {
    return resolve(document);
  } catch {
    return undefined;
  }
}

/** What cannot be left out: a document without it violates its meta-schema. */
const NEEDED = new Set([
  'label',
  'title',
  'name',
  'value',
  'fields',
  'properties',
  'items',
  'type',
]);

/** Changes, removes or repeats one value of a document. */
function edit(document: Json, seed: number): Json {
  const places = placesIn(document, []).filter(([top]) => !SKIPPED.has(String(top)));
  const at = places[seed % places.length] ?? [];
  const value = at.reduce<Json | undefined>(
    (here, key) => (here as Readonly<Record<string, Json>>)[key],
    document,
  );
  const parent = typeof at.at(-1) === 'number';
  const other =
    typeof value === 'string'
      ? `${value}x`
      : typeof value === 'number'
        ? value + 1
        : value === true
          ? undefined
          : value;
  const isKept = parent || NEEDED.has(String(at.at(-1)));
  return withJson(document, at, isKept || seed % 2 === 0 ? other : undefined);
}

const SKIPPED = new Set(['id', 'version', '$schema', 'sample']);

function placesIn(node: Json, at: (string | number)[]): (string | number)[][] {
  // A step with a name that the form does not have is refused.
  if (at.at(-1) === 'fields') return [];
  if (Array.isArray(node)) return node.flatMap((one: Json, index) => placesIn(one, [...at, index]));
  if (!isRecord(node)) return at.at(-1) === '$ref' ? [] : [at];
  const inner = Object.entries(node).flatMap(([key, one]) => placesIn(one as Json, [...at, key]));
  return at.length > 1 ? [at, ...inner] : inner;
}
