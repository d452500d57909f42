import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { check } from '../../scripts/check/check';
import { issueLine } from '../../src/lint/base/checkIssue';
import { metaSchemas } from '../../scripts/check/metaSchemas';
import { parseFiles } from '../../scripts/check/parseFiles';
import { TILE_ICONS } from '../../src/platform/theme/tileIcons';
import { readJson } from '../fixtures/services';
import { soundTexts, TODAY } from './project';

vi.setConfig({ testTimeout: 60_000 });

const README = readFileSync(new URL('../../schemas/README.md', import.meta.url), 'utf8');

/** Returns the examples of one kind, named by the fences of the README. */
const examples = (kind: string): string[] =>
  [...README.matchAll(/^```json (\w+)\n(.*?)^```$/gmsu)]
    .filter(([, name]) => name === kind)
    .map(([, , text = '']) => text);

const validate = metaSchemas(parseFiles(soundTexts()).files);
const fileOf = (service: unknown) =>
  new Map([...soundTexts(), ['schemas/services/hotel.json', JSON.stringify(service, null, 2)]]);
const [hotel = '{}'] = examples('service');

it.each(examples('field'))('shows a valid field: %s', (text) => {
  expect(validate('shared', { example: JSON.parse(text) as unknown })).toEqual([]);
});

it.each(examples('list'))('shows a valid list: %s', (text) => {
  expect(validate('list', JSON.parse(text))).toEqual([]);
});

it.each([
  ['service', { steps: [{ blocks: [1] }] }, 'A whole service'],
  ['service', { form: { properties: { a: { type: 'array', items: '' } } } }, 'Fields'],
  ['shared', { a: 1 }, 'Fields'],
  ['content', { samples: [{}] }, 'Content'],
] as const)('has the part that a check of %s %j names: %s', (kind, data, part) => {
  const fixes = validate(kind, data).map(({ fix }) => fix);
  expect(fixes).toContain(`see "${part}" in schemas/README.md`);
  expect(README).toContain(`\n## ${part}\n`);
});

it('shows a valid service', () => {
  expect(check(fileOf(JSON.parse(hotel)), TODAY).map(issueLine)).toEqual([]);
});

it('describes a required group correctly', () => {
  const service = JSON.parse(hotel) as {
    form: { required: string[]; properties: Record<string, unknown> };
    sample: Record<string, unknown>;
  };
  const group = examples('field').find((text) => text.includes('"street"')) ?? '';
  service.form.properties.home = JSON.parse(group);
  service.form.required.push('home');
  expect(check(fileOf(service), TODAY).map(({ lint }) => lint)).toContain('sample');
  service.sample.home = { street: 'Gulan' };
  expect(check(fileOf(service), TODAY).map(issueLine)).toEqual([]);
});

it('shows a valid content type', () => {
  const [content = ''] = examples('content');
  const texts = new Map([...soundTexts(), ['schemas/content/hotels.json', content]]);
  expect(check(texts, TODAY).map(issueLine)).toEqual([]);
});

it('shows valid steps and a matching call', () => {
  const service = JSON.parse(hotel) as { submit: object };
  const steps: unknown = JSON.parse(examples('steps')[0] ?? '');
  const submit = JSON.parse(examples('submit')[0] ?? '') as object;
  const whole = { ...service, steps, submit: { ...service.submit, ...submit } };
  expect(check(fileOf(whole), TODAY).map(issueLine)).toEqual([]);
});

it.each(examples('part'))('shows a valid part of a service: %s', (text) => {
  const { submit: base, ...service } = JSON.parse(hotel) as { submit: object };
  const { submit, ...part } = JSON.parse(text) as { submit?: object };
  expect(validate('service', { ...service, ...part, submit: { ...base, ...submit } })).toEqual([]);
});

it('documents every keyword of services and content types', () => {
  const service = readJson('schemas/service.schema.json') as { properties: object };
  const content = readJson('schemas/content.schema.json') as {
    properties: object;
    definitions: { answer: { enum: readonly string[] } };
  };
  const keywords = [
    ...Object.keys(content.properties),
    ...content.definitions.answer.enum,
    ...Object.keys(service.properties),
  ];
  expect(keywords.filter((keyword) => !README.includes(keyword))).toEqual([]);
});

it('lists every icon of a tile, as the editor does', () => {
  const service = readJson('schemas/service.schema.json') as {
    properties: { tile: { properties: { icon: { enum: readonly string[] } } } };
  };
  const drawings = Object.keys(TILE_ICONS);
  expect(service.properties.tile.properties.icon.enum).toEqual(drawings);
  expect(drawings.filter((name) => !README.includes(`\`${name}\``))).toEqual([]);
});
