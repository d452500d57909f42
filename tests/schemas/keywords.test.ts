import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keywordFiles, nameFiles } from '../../scripts/check/keywordFiles';
import { brokenTexts, EVERYTHING, type Broken } from './project';

vi.setConfig({ testTimeout: 60_000 });

describe('the files that follow from the table of keywords', async () => {
  const files = [...(await keywordFiles(''))];

  it.each(files)('has %s as `npm run check -- --write` writes it', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

it('offers editors the names of each form, and refuses none', () => {
  const text = nameFiles(`${process.cwd()}/`).get('schemas/names.schema.json') ?? '';
  const names = JSON.parse(text) as { definitions: Record<string, unknown> };
  expect(names.definitions['visa.name']).toEqual({
    anyOf: [{ enum: expect.arrayContaining(['firstName', 'visaId']) as unknown }, {}],
  });
  expect(names.definitions['visa.when']).toMatchObject({
    properties: { firstName: {}, any: { items: { $ref: '#/definitions/visa.when' } } },
  });
  expect(names.definitions.reference).toMatchObject({
    anyOf: [{ enum: expect.arrayContaining(['../shared/person.json#/firstName']) as unknown }, {}],
  });
  const accepts = new Ajv({ strict: false }).compile(names);
  const when = { nobody: { atLeast: 'nobody' } };
  expect(accepts({ id: 'visa', form: { required: ['nobody'], when }, steps: 1 })).toBe(true);
});

/** A new keyword needs a row in each of the two parts of the table, and code that does what it says. */
const NEW = {
  kind: 'condition',
  of: ['text'],
  about: 'The field is grey while the fields beside it have these answers.',
  change: 'checked',
} as const;

const FIELD = 'form.properties.nickname';

/** Returns what tools say of a change of a valid form, with the new keyword in the table. */
async function checked(set: Broken['set'] = {}) {
  vi.resetModules();
  vi.doMock(import('../../src/definition/keywords/keywords'), async (original) => {
    const table = await original();
    return { ...table, KEYWORDS: { ...table.KEYWORDS, greyWhen: { kind: NEW.kind } } };
  });
  vi.doMock(import('../../src/definition/keywords/reference'), async (original) => {
    const { referenceOf, ...rest } = await original();
    const known = (keyword: string) =>
      keyword === 'greyWhen' ? NEW : referenceOf(keyword as 'label');
    return { ...rest, referenceOf: known };
  });
  const { keywordFiles: generate } = await import('../../scripts/check/keywordFiles');
  const { check } = await import('../../scripts/check/check');
  const { versions } = await import('../../scripts/check/versions/versions');
  const generated = await generate('');
  const schema = generated.get('schemas/field.schema.json') ?? '';
  const textsOf = (changes: Broken['set'] = {}) =>
    new Map([
      ...brokenTexts({ lint: '', name: '', place: '', path: EVERYTHING, set: changes }),
      ['schemas/field.schema.json', schema],
    ]);
  const texts = textsOf(set);
  return {
    generated,
    issues: check(texts, '2026-09-01').map(({ lint, problem }) => `${lint}: ${problem}`),
    notes: versions(texts, textsOf(), '2026-09-01').notes.map(({ problem }) => problem),
  };
}

describe('a keyword that is added as one row', () => {
  afterEach(() => {
    vi.doUnmock('../../src/definition/keywords/keywords');
    vi.doUnmock('../../src/definition/keywords/reference');
    vi.resetModules();
  });

  it('is accepted and described by the schema of editors, in its own types of fields', async () => {
    const { generated, issues } = await checked({ [`${FIELD}.greyWhen`]: { hasCompany: true } });
    expect(issues).toEqual([]);
    const schema = JSON.parse(generated.get('schemas/field.schema.json') ?? '{}') as {
      definitions: { field: { properties: Record<string, unknown> } };
    };
    expect(schema.definitions.field.properties.greyWhen).toEqual({
      description: NEW.about,
      $ref: 'value.schema.json#/definitions/condition',
    });
    const { issues: others } = await checked({
      'form.properties.height.greyWhen': { hasCompany: true },
    });
    expect(others.join()).toContain('vocabulary: "greyWhen" is not allowed here');
  });

  it('is in the table of the documentation', async () => {
    const { generated } = await checked();
    expect(generated.get('schemas/README.md')).toMatch(
      /\| `greyWhen` +\| text +\| The field is grey/u,
    );
  });

  it('is linted: the fields that it names exist and have such answers', async () => {
    const { issues } = await checked({ [`${FIELD}.greyWhen`]: { hasCompnay: true } });
    expect(issues).toEqual(['dangling: there is no field "hasCompnay" here']);
    const { issues: dead } = await checked({ [`${FIELD}.greyWhen`]: { hasCompany: 'maybe' } });
    expect(dead).toEqual(['deadCondition: "hasCompany" never has the answer "maybe"']);
  });

  it('is reported when it changes, with its effect on stored answers', async () => {
    const { notes } = await checked({ [`${FIELD}.greyWhen`]: { hasCompany: true } });
    expect(notes.join()).toContain('"greyWhen" of "nickname" was nothing and is');
  });

  it('is left alone by localise', async () => {
    await checked();
    const { localiseShape } = await import('../../src/definition/language/localise');
    const field = {
      type: 'string',
      label: ['ناو', 'الاسم', 'Name'],
      greyWhen: { job: ['a', 'b', 'c'] },
    } as const;
    expect(localiseShape({ properties: { field } }, 'en').properties.field).toEqual({
      ...field,
      label: 'Name',
    });
  });
});
