import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { isNumber, isString } from '../../../src/definition/model/field';
import type { Service } from '../../../src/definition/model/service';
import type { Json } from '../../../src/definition/model/values';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { inTurn } from '../support/inTurn';
import { expectRefusal, issuesOf } from '../support/scenario';
import { sampleRequest, services, servicesWith, wireRequest } from '../submit/submission';

const { app, storage, login } = await startServer();
const staff = await login();

const countAll = async (): Promise<number> => (await storage.inbox.count({})).total;

/** Every call that takes JSON. */
const JSON_CALLS = [
  ...servicesWith('json').map(({ submit }) => `/api/${submit.path}`),
  '/api/login/',
  '/api/partner/',
  '/api/user/',
];

/** One bad body or answer of so many is tried at each place in a short run. */
const SHARE = 4;

/** Spellings of the same type. */
const SPELLINGS = [
  'application/json',
  'Application/JSON',
  'APPLICATION/JSON',
  'application/json;',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json ; charset="utf-8"',
  'application/json; charset=utf-16',
];

const BAD = [
  '',
  '{',
  '{}}',
  'null',
  '7',
  '"x"',
  '[]',
  '[{}]',
  '{"x":1}',
  '{"firstName":7}',
  'firstName=a',
  '<a/>',
  '\ufeff{}',
  "{'a':1}",
  '{"a":1,}',
  '--x\r\n\r\n--x--',
];

async function expectRefused(
  request: InjectOptions,
  what?: unknown,
): Promise<ReturnType<typeof issuesOf>> {
  const response = await app.inject(request);
  const told = JSON.stringify([
    request.url,
    request.headers,
    what,
    response.statusCode,
    response.body,
  ]);
  expect(response.statusCode, told).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, told).toBeLessThan(500);
  expectRefusal(response);
  return issuesOf(response);
}

test(
  'rejects an invalid body under every spelling of its content type',
  { timeout: 120_000 },
  async (context) => {
    const before = await countAll();
    let refused = 0;
    for (const [at, url] of JSON_CALLS.entries()) {
      for (const [turn, type] of SPELLINGS.entries()) {
        // So that each body occurs with each call and with each spelling.
        for (const payload of inTurn(BAD, at + turn, SHARE)) {
          const headers = { ...staff, 'content-type': type };
          await expectRefused({ method: 'POST', url, headers, payload });
          refused += 1;
        }
      }
    }
    expect(await countAll()).toBe(before);
    figure(context, 'R26', `${refused} bad bodies under ${SPELLINGS.length} spellings, all 4xx`);
  },
);

/** Types of bodies that no call accepts. */
const MEDIA = [
  '',
  'text/plain',
  'text/json',
  'text/html',
  'application/jsonp',
  'application/json5',
  'json',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/octet-stream',
  '*/*',
  'application/json-patch+json',
  'application/ld+json',
  'application/json, text/plain',
  'application/ json',
  'image/jpeg',
  'multipart/mixed; boundary=x',
  'multipart/form-data',
];

test('rejects a valid body under another content type', { timeout: 120_000 }, async (context) => {
  const before = await countAll();
  let refused = 0;
  for (const service of services) {
    const { url, method, payload } = await sampleRequest(service);
    for (const type of MEDIA) {
      await expectRefused({ method, url, payload, headers: { 'content-type': type } });
      refused += 1;
    }
  }
  expect(await countAll()).toBe(before);
  figure(context, 'R26', `${refused} good bodies under ${MEDIA.length} wrong types, all 4xx`);
});

const NEITHER: readonly Json[] = [
  true,
  false,
  [],
  ['x'],
  [[]],
  [{}],
  [null],
  [7],
  {},
  { x: 1 },
  { a: { b: [] } },
  { length: 1 },
];
const NO_TEXTS: readonly Json[] = [0, 7, -1, 1.5, 1e300, ...NEITHER];
const NO_NUMBERS: readonly Json[] = ['x', '7', '1e3', 'NaN', '1,5', ...NEITHER];

/** Questions that everybody is asked, with answers of another type. */
function wrongAnswers({ form, submit }: Service) {
  const asked = Object.entries(form.properties).filter(
    ([name, { when, widget }]) => !when && widget !== 'note' && !submit.omit?.includes(name),
  );
  return asked.flatMap(([name, field], at) => {
    // Values that follow from other answers are ignored.
    if ('calculate' in field) return [];
    if (isString(field)) return inTurn(NO_TEXTS, at, SHARE).map((value) => ({ name, value }));
    return isNumber(field) ? inTurn(NO_NUMBERS, at, SHARE).map((value) => ({ name, value })) : [];
  });
}

test('reports an answer of the wrong type at its field', { timeout: 120_000 }, async (context) => {
  const before = await countAll();
  let refused = 0;
  for (const service of servicesWith('json')) {
    for (const { name, value } of wrongAnswers(service)) {
      const request = await wireRequest(service, { ...service.sample, [name]: value });
      const issues = await expectRefused(request, { name, value });
      const places = issues.map(([place]) => place);
      expect(places, JSON.stringify({ name, value })).toEqual([name]);
      refused += 1;
    }
  }
  expect(await countAll()).toBe(before);
  figure(context, 'R26', `${refused} answers of ${NO_TEXTS.length} wrong types, all 4xx`);
});

describe('compressed body', proves('R26'), () => {
  test.each(['gzip', 'deflate', 'br', 'identity, gzip'])('is refused as %s', async (coding) => {
    for (const service of services) {
      const { url, method, headers, payload } = await sampleRequest(service);
      const packed = { ...headers, 'content-encoding': coding };
      await expectRefused({ method, url, headers: packed, payload: gzipSync(payload) });
    }
  });
});
