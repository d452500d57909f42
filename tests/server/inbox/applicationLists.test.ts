import { describe, expect, test } from 'vitest';
import { fromPayload } from '../../../src/definition/payload/payload';
import type { Service } from '../../../src/definition/model/service';
import { isWithin } from '../../../src/definition/model/values';
import { requiredPaths } from '../../fixtures/services';
import { startServer, STAFF } from '../support/harness';
import { fileFields, servicesThat } from '../support/picks';
import { issuesOf, play, type Scenario } from '../support/scenario';
import { sampleRequest, services, servicesWith } from '../submit/submission';

const { app, login } = await startServer();
const staff = await login();

const json = { 'content-type': 'application/json' };
const [jsonService] = servicesWith('json');

/** The name of required photos that have an error message of their own. */
const photosOf = (service: Service): string | undefined =>
  fileFields(service).find(
    (name) =>
      service.form.required?.includes(name) && service.form.properties[name]?.errors?.required,
  );
const [photoService] = servicesThat('has words of its own', (one) => photosOf(one) !== undefined);
const photos = photosOf(photoService) ?? '';
const [, , photoWords = ''] = photoService.form.properties[photos]?.errors?.required ?? [];

const submitUrl = `/api/${jsonService.submit.path}`;
const speaking = (language: string) => ({ ...json, 'accept-language': language });

const LISTS: readonly Scenario[] = services.flatMap(({ id, staff: { list } }) => [
  {
    name: `${id}: an empty list`,
    request: { url: `/api/${list}`, headers: staff },
    status: 200,
    contains: ['{"data":[],"total":0,"page":1,"perPage":20}'],
    headers: { 'cache-control': 'no-store' },
  },
  {
    name: `${id}: a page far behind the last`,
    request: { url: `/api/${list}?page=1000000&perPage=100`, headers: staff },
    status: 200,
    contains: ['{"data":[],"total":0,"page":1000000,"perPage":100}'],
  },
  ...[
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=1e9',
    'perPage=101',
    'perPage=',
    'page=1&page=2',
  ].map((query) => ({
    name: `${id}: ?${query}`,
    request: { url: `/api/${list}?${query}`, headers: staff },
    status: 422,
  })),
  ...['1', 'x', '%00', '..%2f..%2fetc', "1' or '1'='1", '0'.repeat(36), 'é'].map((key) => ({
    name: `${id}: the application ${key}`,
    request: { url: `/api/${list}${encodeURI(key)}/`, headers: staff },
    status: 404,
  })),
]);

const WORDS: readonly Scenario[] = [
  {
    name: 'a general word in Kurdish',
    request: { method: 'POST', url: submitUrl, headers: speaking('ckb'), payload: '{"x":1}' },
    status: 422,
    contains: ['{"name":"x","message":"ئەم خانەیە بەشێک لەم فۆرمە نییە","code":"unknown"}'],
  },
  {
    name: 'a general word in Arabic',
    request: { method: 'POST', url: '/api/login/', headers: speaking('ar'), payload: STAFF.email },
    status: 400,
    contains: [
      '{"name":"","message":"تعذّرت قراءة الطلب. يرجى المحاولة مرة أخرى.","code":"malformed"}',
    ],
  },
  {
    name: "a field's own words",
    request: await sampleRequest(
      photoService,
      { 'accept-language': 'en' },
      ({ [photos]: _, ...rest }) => rest,
    ),
    status: 422,
    contains: [`{"name":"${photos}","message":${JSON.stringify(photoWords)},"code":"required"}`],
  },
  {
    name: 'the bound in the words and beside them',
    request: {
      method: 'POST',
      url: submitUrl,
      headers: speaking('en'),
      payload: { firstName: 'x'.repeat(101) },
    },
    status: 422,
    contains: [
      '"name":"firstName","message":"First name must be 100 characters or fewer","code":"maxLength","limit":100',
    ],
  },
];

describe.each([
  ['lists', LISTS],
  ['words', WORDS],
])('%s', (_, scenarios) => {
  test.each(scenarios)('$name', (scenario) => play(app, scenario));
});

/** Required of everybody, whatever else was answered. */
const alwaysAsked = ({ form, submit }: Service): string[] =>
  requiredPaths(form).filter((path) => !submit.omit?.some((name) => isWithin(path, name)));

/** The required fields that the sample answers. */
const ASKED = services.flatMap((service) => {
  const { required = [], properties } = service.form;
  const values = fromPayload(service, service.sample);
  return Object.keys(properties)
    .filter((name) => required.includes(name) && values[name] !== undefined)
    .map((name) => ({ id: service.id, name, service }));
});

describe('required answers', () => {
  test.each(services.map((service) => [service.id, service] as const))(
    '%s: an empty application is refused at exactly what is required',
    async (_, service) => {
      const response = await app.inject(await sampleRequest(service, {}, () => ({})));
      expect(response.statusCode).toBe(422);
      const issues = alwaysAsked(service).map((name) => [name, 'required']);
      expect(issues.length).toBeGreaterThan(0);
      expect(issuesOf(response).toSorted()).toEqual(issues.toSorted());
    },
  );

  test.each(ASKED)('$id: refused without $name, at its path', async ({ name, service }) => {
    const request = await sampleRequest(service, {}, ({ [name]: _, ...rest }) => rest);
    const response = await app.inject(request);
    expect(response.statusCode).toBe(422);
    const asked = issuesOf(response).filter(([path]) => isWithin(path, name));
    expect(asked.map(([, code]) => code)).toContain('required');
  });
});
