import { describe, expect, test } from 'vitest';
import { filterByType } from '../../../src/definition/sections/match';
import type { QuestionSection } from '../../../src/definition/model/section';
import type { Json, Values } from '../../../src/definition/model/values';
import { startServer } from '../support/harness';
import { multipartBody } from '../http/multipartBody';
import { withSections } from '../support/picks';
import { expectRefusal, issuesOf } from '../support/scenario';
import { copy, COUNTRIES, sectionedProject } from './sectionedProject';
import { sampleRequest, services } from './submission';

const { app, login } = await startServer({ root: await sectionedProject() });
const staff = await login();

/** Submits a trip with these parts beside the name. */
const send = (texts: Readonly<Record<string, string>>) => {
  const parts = Object.entries({ name: 'Dana', ...texts });
  return app.inject({
    method: 'POST',
    url: '/api/client/trip_application/',
    ...multipartBody(parts.map(([name, content]) => ({ name, content }))),
  });
};

const latest = async (): Promise<Values | undefined> =>
  (await app.inject({ url: '/api/trip_application/?perPage=1', headers: staff })).json<{
    data: Values[];
  }>().data[0];

const all = COUNTRIES[0]?.sections as unknown as QuestionSection[];

const usa = (sections: unknown) =>
  send({
    country: 'usa',
    kind: '1',
    form: typeof sections === 'string' ? sections : JSON.stringify(sections),
  });

describe('sections of one of many records', () => {
  test.each<[string, readonly QuestionSection[]]>([
    ['all of its sections', all],
    ['those of a type', filterByType(all, 'work')],
    ['those of a type by its number', filterByType(all, '2')],
    ['those of another type', filterByType(all, 'study')],
    ['those of a type that none names', filterByType(all, 'tourism')],
  ])('%s', async (_, sections) => {
    const form = copy(sections) as unknown as { body: { value: Json }[] }[];
    for (const { body } of form) Object.assign(body[0] ?? {}, { value: 'because' });
    const response = await usa(form);
    expect(response.statusCode, response.body).toBe(201);
    expect(await latest()).toMatchObject({ country: 'usa', kind: 1, form });
  });

  test.each<[string, Record<string, string>]>([
    ['of two types', { country: 'usa', kind: '1', form: JSON.stringify(all.slice(1)) }],
    ['none of them', { country: 'usa', kind: '1' }],
    ['an empty list', { country: 'usa', kind: '1', form: '[]' }],
    ['those of another record', { country: 'moon', kind: '1', form: JSON.stringify(all) }],
    ['those of no record', { country: 'mars', kind: '1', form: JSON.stringify(all) }],
    ['those of a record that is not named', { kind: '1', form: JSON.stringify(all) }],
    ['where none are asked', { country: 'usa', kind: '2', form: JSON.stringify(all) }],
    ['a text', { country: 'usa', kind: '1', form: '"all"' }],
    ['no JSON', { country: 'usa', kind: '1', form: 'all of them' }],
  ])('refused: %s', async (_, texts) => {
    const response = await send(texts);
    expect(response.statusCode).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual([['form', 'changed']]);
  });

  test.each<[string, Record<string, string>]>([
    ['of a record without any', { country: 'moon', kind: '1' }],
    ['of a record that is not there', { country: 'mars', kind: '1', form: '[]' }],
    ['where none are asked', { country: 'usa', kind: '2' }],
    ['as an empty list where none are asked', { country: 'usa', kind: '2', form: '[]' }],
    ['as an empty text where none are asked', { country: 'usa', kind: '2', form: '' }],
  ])('no sections: %s', async (_, texts) => {
    expect((await send(texts)).statusCode).toBe(201);
    expect(await latest()).toHaveProperty('form', []);
  });
});

/** Text parts that are not sections, and excessive ones. */
const HOSTILE: readonly (readonly [string, string, readonly number[]])[] = [
  ['broken JSON', '[{"title":', [400]],
  ['__proto__', '[{"__proto__":{"body":[]}}]', [400]],
  ['__proto__ deep inside', '[{"body":[{"list":{"listItem":[{"__proto__":1}]}}]}]', [400]],
  ['constructor', '[{"constructor":{"prototype":{}}}]', [400]],
  ['lists 100,000 deep', `${'['.repeat(100_000)}1${']'.repeat(100_000)}`, [400]],
  ['lists that never end', '['.repeat(100_000), [400]],
  ['objects 1,000 deep', `${'{"body":'.repeat(1000)}1${'}'.repeat(1000)}`, [400]],
  ['20,000 sections', `[${'{},'.repeat(20_000)}{}]`, [400]],
  ['20,000 elements', `[{"body":[${'{},'.repeat(20_000)}{}]}]`, [400]],
  ['a megabyte and more', JSON.stringify('x'.repeat(1_100_000)), [413]],
  [
    '3,000 elements',
    JSON.stringify([{ body: Array.from({ length: 3000 }, () => ({ elType: 1 })) }]),
    [422],
  ],
  ['lists in lists', JSON.stringify(nested(5)), [422]],
  ['numbers for everything', '[{"title":1,"body":2}]', [422]],
  ['lists for everything', '[[[]],[]]', [422]],
  ['1e999', '[{"body":[{"elType":1e999,"elLable":[1e999],"value":1e999}]}]', [422]],
  [
    'names of functions',
    '[{"toString":1,"body":[{"elType":"toString","hasOwnProperty":1}]}]',
    [422],
  ],
  [
    'half a pair',
    '[{"title":"\\ud800","body":[{"elType":1,"elLable":"\\ud800","value":"\\ud800"}]}]',
    [422],
  ],
];

function nested(depth: number): Json {
  const inner: Json = depth === 0 ? [] : nested(depth - 1);
  return [{ elType: 6, elLable: 'x', body: inner, list: { listItem: inner } }];
}

describe('invalid sections', () => {
  test.each(HOSTILE)('%s', async (_, form, statuses) => {
    const before = await latest();
    const response = await usa(form);
    expect(statuses, response.body).toContain(response.statusCode);
    expectRefusal(response);
    expect(await latest()).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'body')).toBe(false);
  });

  test('a valid submission after them is accepted', async () => {
    expect((await usa(all)).statusCode).toBe(201);
  });
});

describe('sections of the project', async () => {
  const { app: whole, login: enter } = await startServer();
  const own = services.filter(({ sections }) => sections);

  test.each(own.map((one) => [one.id, one] as const))('%s, every question', async (_, service) => {
    const filled = withSections(service);
    expect(filled.given?.length).toBeGreaterThan(2);
    const response = await whole.inject(await sampleRequest(filled));
    expect(response.statusCode, response.body).toBe(201);
    const list = await whole.inject({
      url: `/api/${service.staff.list}?perPage=1`,
      headers: await enter(),
    });
    const { form } = filled.sample;
    expect(list.json<{ data: Values[] }>().data[0]).toMatchObject({ form });
  });
});
