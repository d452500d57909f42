import { describe, expect, test } from 'vitest';
import { startServer, STAFF } from './harness';
import { play, type Scenario } from './scenario';
import { sampleRequest, services, servicesWith } from './submission';

const { app, login } = await startServer();
const staff = await login();

const json = { 'content-type': 'application/json' };
const [jsonService] = servicesWith('json');
const [multipartService] = servicesWith('multipart');
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
    contains: ['{"name":"x","message":"ئەم خانەیە بەشێک نییە لەم فۆرمە","code":"unknown"}'],
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
      multipartService,
      { 'accept-language': 'en' },
      ({ photos: _, ...rest }) => rest,
    ),
    status: 422,
    contains: ['"name":"photos","message":"Please upload', '"code":"required"'],
  },
  {
    name: 'the bound in the words and beside them',
    request: {
      ...{ method: 'POST', url: submitUrl, headers: speaking('en') },
      payload: { firstName: 'x'.repeat(101) },
    },
    status: 422,
    contains: [
      '"name":"firstName","message":"Too long: at most 100 characters","code":"maxLength","limit":100',
    ],
  },
];

describe.each([
  ['lists', LISTS],
  ['words', WORDS],
])('%s', (_, scenarios) => {
  test.each(scenarios)('$name', (scenario) => play(app, scenario));
});

describe('required answers', () => {
  test.each(services.map((service) => [service.id, service] as const))(
    '%s: an empty application is refused at exactly what is required',
    async (_, service) => {
      const request = await sampleRequest(service, {}, () => ({}));
      const answer = await app.inject(request);
      const needed = service.form.required ?? [];
      const sent = needed.filter((name) => !service.submit.omit?.includes(name));
      if (sent.length === 0) {
        expect(answer.statusCode).toBe(201);
        return;
      }
      expect(answer.statusCode).toBe(422);
      const { errors } = answer.json<{ errors: { name: string; code: string }[] }>();
      expect(errors.map(({ name }) => name).toSorted()).toEqual(sent.toSorted());
      expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['required']));
    },
  );
});
