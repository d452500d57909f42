import { describe, expect, it } from 'vitest';
import { toRecordSchema } from '../../src/definition/content/toRecordSchema';
import { checkRecord, type KnownRecords } from '../../src/definition/content/checkRecord';
import { missingLanguages } from '../../src/definition/content/contentTexts';
import { type Json, parsePath, type Values, withValueAt } from '../../src/definition/model/values';
import type { Properties } from '../../src/definition/model/field';
import type { Validate } from '../../src/definition/validate/check';
import type { Issue } from '../../src/definition/model/issue';
import { SERVICES } from '../../src/definition/content/contentReferences';
import { loadServiceFiles } from '../../src/server/catalogue';
import { lazyValidator } from '../../src/server/lazyValidator';
import type { ContentKind } from '../../src/definition/content/contentType';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { ROOT } from '../server/support/folders';
import { SOUND_CONTENTS } from '../schemas/soundContents';

const HOTELS = SOUND_CONTENTS['schemas/content/hotels.json'] as ContentKind;
const { id: _id, createdAt: _made, ...sample } = HOTELS.samples[0] ?? {};
const known = {
  has: (kind: string, id: string) => kind === 'hotels' && id === 'citadel',
  options: [{ id: 'levels', options: [['باش', 'جيد', 'Good'] as const] }],
};
const text = ['ناو', 'اسم', 'Name'];

const issuesOf = (
  kind: Pick<ContentKind, 'fields' | 'required'>,
  document: Values,
  records?: KnownRecords,
): Issue[] => checkRecord(kind, document, validatorFor(kind.fields), records);

const compiled = new Map<Properties, Validate>();

function validatorFor(fields: Properties): Validate {
  const made = compiled.get(fields) ?? lazyValidator(() => toRecordSchema(fields));
  compiled.set(fields, made);
  return made;
}

const withValue = (path: string, value: Json | undefined): Values =>
  withValueAt(sample, parsePath(path), value) as Values;

const found = (document: Values): string[] =>
  issuesOf(HOTELS, document, known).map(({ path, code, limit }) =>
    [path, code, limit].filter((part) => part !== undefined).join(' '),
  );

/** One change to a valid record, and the issue that it causes, if any. */
const CASES: readonly (readonly [path: string, value: Json | undefined, ...codes: string[]])[] = [
  ['name', ['a', '', '']],
  ['name', ['', '', '']],
  ['name', undefined],
  ['name', null],
  ['name', 'City', 'name type'],
  ['name', ['a', 'b'], 'name minItems 3'],
  ['name', ['a', 'b', 'c', 'd'], 'name maxItems 3'],
  ['name', ['a', 'b', 3], 'name.2 type'],
  ['name', ['', 'x'.repeat(501), ''], 'name.1 maxLength 500'],
  ['name', ['😀'.repeat(500), '', '']],
  ['stars', 5],
  ['stars', undefined, 'stars required'],
  ['stars', 0, 'stars minimum 1'],
  ['stars', 6, 'stars maximum 5'],
  ['stars', 3.5, 'stars integer'],
  ['stars', '3', 'stars integer'],
  ['stars', Infinity, 'stars integer'],
  ['stars', [], 'stars integer'],
  ['open', 'yes', 'open type'],
  ['open', undefined],
  ['since', ''],
  ['since', '2020-02-29'],
  ['since', '2019-02-29', 'since date'],
  ['since', 7, 'since type'],
  ['photo', ''],
  ['photo', '/api/content_photo/0123456789abcdef0123456789abcdef.webp'],
  ['photo', 'content_photo/a.webp'],
  ['photo', '/content/a b.svg', 'photo pattern'],
  ['photo', '//evil.example/a.svg', 'photo pattern'],
  ['photo', '/\\evil.example/a.svg', 'photo pattern'],
  ['photo', 'https://elsewhere.example/a.png', 'photo pattern'],
  ['photo', 'javascript:alert(1)', 'photo pattern'],
  ['photo', 'data:image/png;base64,AAAA', 'photo pattern'],
  ['photo', '/"><script>', 'photo pattern'],
  ['board', 'none', 'board choice'],
  ['board', '', 'board choice'],
  ['board', undefined, 'board required'],
  ['rooms', {}, 'rooms type'],
  ['rooms', undefined],
  ['rooms', Array.from({ length: 501 }, () => ({ price: 1 })), 'rooms maxItems 500'],
  ['rooms.0', 60, 'rooms.0 type'],
  ['rooms.0', null, 'rooms.0 type'],
  ['rooms.0.price', '60', 'rooms.0.price number'],
  ['rooms.0.price', undefined],
  ['rooms.0.colour', 'red', 'rooms.0.colour unknown'],
  ['place', [], 'place type'],
  ['place', undefined],
  ['place.city', ['a'], 'place.city minItems 3'],
  ['place.zip', 1, 'place.zip unknown'],
  ['tags.1', ['', '', 'x'.repeat(21)], 'tags.1.2 maxLength 20'],
  ['tags.1', 'Quiet', 'tags.1 type'],
  ['scores.1', 'nine', 'scores.1 number'],
  ['near', 'citadel'],
  ['near', 'nowhere', 'near choice'],
  ['near', 7, 'near type'],
  ['prices', []],
  ['prices', 'x', 'prices type'],
  ['prices', [7], 'prices.0 type'],
  ['prices', [[]], 'prices.0 minItems 1'],
  ['prices.1.3', 7, 'prices.1 maxItems 3'],
  ['prices.0.3', 7, 'prices.1 minItems 4'],
  ['prices.1.0', 'Two weeks', 'prices.1.0 type'],
  ['prices.1.0', ['x'.repeat(501), '', ''], 'prices.1.0.0 maxLength 500'],
  ['prices.1.1', NaN, 'prices.1.1 type'],
  ['about', 'x', 'about type'],
  ['about', undefined],
  ['about.type', 4, 'about.type choice'],
  ['about.title', 1, 'about.title unknown'],
  ['about.value', [text], 'about.value minItems 3', 'about.value.0 type'],
  ['about.value', undefined, 'about.value required'],
  [
    'more.0.body.value',
    text,
    'more.0.body.value.0 type',
    'more.0.body.value.1 type',
    'more.0.body.value.2 type',
  ],
  ['more.0.body.value', [], 'more.0.body.value minItems 1'],
  ['more.1.body.value', [[text, 7], [7]], 'more.1.body.value.1 minItems 2'],
  ['form', []],
  ['form', {}, 'form type'],
  ['form.0', 7, 'form.0 type'],
  ['form.0.title', ['a', '', 'c'], 'form.0.title.1 required'],
  ['form.0.body', [], 'form.0.body minItems 1'],
  ['form.0.body.7.choiceId', 'level', 'form.0.body.7.choiceId choice'],
  ['colour', 'red', 'colour unknown'],
  ['id', 'x', 'id unknown'],
];

it('accepts a valid record', () => {
  expect(found(sample)).toEqual([]);
});

it.each(CASES.map(([path, value, ...codes]) => ({ path, value, codes })))(
  'validates $path: $value',
  ({ path, value, codes }) => {
    expect(found(withValue(path, value))).toEqual(codes);
  },
);

it('requires only fields that cannot be empty', () => {
  expect(found({})).toEqual(['stars required', 'board required']);
});

it('refuses a service that a row above names, too', () => {
  const id = { type: 'string', label: text, refersTo: [{ content: SERVICES }] } as const;
  const items = { type: 'object', label: text, properties: { id } } as const;
  const kind = {
    fields: { rows: { type: 'array', label: text, items } },
  } as unknown as ContentKind;
  const rows = ['visa', 'tickets', '', 'visa', ''].map((one) => ({ id: one }));
  const records = { ...known, has: () => true };
  expect(issuesOf(kind, { rows }, records)).toEqual([{ path: 'rows.3.id', code: 'differs' }]);
});

it('skips references and sections if the known records are not given', () => {
  const document = { ...sample, near: 'nowhere', form: [{}] };
  expect(issuesOf(HOTELS, document)).toEqual([]);
  expect(issuesOf(HOTELS, { ...sample, form: 7 })).toEqual([{ path: 'form', code: 'type' }]);
});

const label: readonly [string, string, string] = ['ناو', 'اسم', 'Name'];
const COUNTRY = {
  fields: {
    types: {
      type: 'array',
      label,
      items: { type: 'string', label, refersTo: [{ content: 'hotels' }] },
    },
    photos: {
      type: 'array',
      label,
      minItems: 1,
      maxItems: 2,
      items: { type: 'string', widget: 'image', label },
    },
    form: { type: 'array', widget: 'sections', label },
  },
} as const;
const section = (typeIds: string[]) => ({
  title: text,
  typeIds,
  body: [{ elType: 1, elLable: text, value: '' }],
});

it.each<[name: string, document: Values, codes: string[]]>([
  ['types of its own', { types: ['citadel'], form: [section(['citadel'])] }, []],
  [
    'a type that it does not have',
    { types: [], form: [section(['citadel'])] },
    ['form.0.typeIds.0 choice'],
  ],
  ['a type that is not there', { types: ['x'], form: [] }, ['types.0 choice']],
  ['no photo', { photos: [] }, ['photos minItems']],
  ['too many photos', { photos: ['/a.svg', '/b.svg', '/c.svg'] }, ['photos maxItems']],
  ['a photo that is none', { photos: ['x:y'] }, ['photos.0 pattern']],
])('rejects a record with %s', (_, document, codes) => {
  const issues = issuesOf(COUNTRY, { photos: ['/a.svg'], ...document }, known);
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(codes);
});

it.each<[address: string, codes: readonly string[]]>([
  ['', []],
  ['https://www.facebook.com/rega.demo', []],
  ['http://سلێمانی.example/ڕێگا?a=1#b', []],
  ['javascript:alert(1)', ['url']],
  [' https://a.example', ['url']],
  ['//a.example', ['url']],
  ['www.facebook.com/rega', ['url']],
  ['https://a.example/"><script>', ['url']],
])('accepts only http and https as page URLs: %j', async (facebook, codes) => {
  const kind = (await loadContentKinds(ROOT)).find(({ id }) => id === 'contactus');
  const socialMedia = { facebook, instagram: '', youtube: '' };
  const document = { ...kind?.samples[0], socialMedia };
  const issues = issuesOf({ fields: kind?.fields ?? {} }, document);
  expect(issues.map(({ path, code }) => [path, code])).toEqual(
    codes.map((code) => ['socialMedia.facebook', code]),
  );
});

describe('missingLanguages', () => {
  it.each<[path: string, value: Json, missing: string]>([
    ['name', ['', '', ''], ''],
    ['name', ['a', '', 'c'], 'name: ar'],
    ['name', ['', ' ', 'c'], 'name: ku ar'],
    ['place.city', ['a', 'b', ''], 'place.city: en'],
    ['tags.1', ['a', '', ''], 'tags.1: ar en'],
    ['prices.1.0', ['', 'b', 'c'], 'prices.1.0: ku'],
    ['about.value', ['', 'b', 'c'], 'about.value: ku'],
    ['more.0.body.value.1', ['', 'b', 'c'], 'more.0.body.value.1: ku'],
    ['more.1.body.value.0.0', ['', 'b', 'c'], 'more.1.body.value.0.0: ku'],
    ['form.0.body.0.elLable', ['a', '', 'c'], 'form.0.body.0.elLable: ar'],
    ['form.0.typeIds', ['', 'b', 'c'], ''],
    ['photo', '', ''],
    ['other', ['a', '', ''], ''],
  ])('%s: %j', (path, value, missing) => {
    const all = missingLanguages(HOTELS.fields, withValue(path, value));
    expect(all.map(({ path: at, languages }) => `${at}: ${languages.join(' ')}`).join()).toBe(
      missing,
    );
  });
});

describe('the demo content', async () => {
  const kinds = await loadContentKinds(ROOT);
  const services = (await loadServiceFiles(ROOT)).entries.map(({ service }) => service.id);
  const idsOf = (id: string) =>
    id === SERVICES ? services : kinds.find((kind) => kind.id === id)?.samples.map((own) => own.id);
  const options = kinds.find(({ id }) => id === 'options')?.samples ?? [];
  it.each(kinds.map((kind) => [kind.id, kind] as const))('is valid for %s', (_, kind) => {
    for (const { id: _own, createdAt: _at, ...document } of kind.samples) {
      const everything = {
        has: (other: string, id: string) => idsOf(other)?.includes(id) === true,
        options: options as never,
      };
      expect(issuesOf(kind, document, everything)).toEqual([]);
      expect(missingLanguages(kind.fields, document)).toEqual([]);
    }
  });
});
