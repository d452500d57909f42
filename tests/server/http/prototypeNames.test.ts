import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { isJsonText } from '../../../src/definition/payload/payload';
import { figure } from '../../requirements/figure';
import { startServer, STAFF } from '../support/harness';
import { inTurn } from '../support/inTurn';
import { multipartBody } from './multipartBody';
import { picture } from '../photos/pictures';
import { rawRequest, statusesIn } from './rawRequest';
import { sampleRequest, sampleTexts, services, servicesWith } from '../submit/submission';

const { app, storage, login } = await startServer();
const staff = await login();
const photo = await picture();
let port = 0;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  '__lookupGetter__',
  'isPrototypeOf',
  '__proto__.polluted',
  '__proto__[polluted]',
  'constructor.prototype.polluted',
  'constructor[prototype][polluted]',
];
/** A property that would appear everywhere if it polluted a prototype. */
const VALUE = '{"polluted":"yes","prototype":{"polluted":"yes"}}';

const countAll = async (): Promise<number> => (await storage.inbox.count({})).total;

const ROOTS = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const seen = (): string => JSON.stringify(ROOTS.map((root) => Reflect.ownKeys(root).map(String)));
const unspoilt = seen();

function expectUnspoilt(told: string): void {
  expect(seen(), told).toBe(unspoilt);
  expect(({} as Record<string, unknown>).polluted, told).toBeUndefined();
}

const json = { ...staff, 'content-type': 'application/json' };

/** Returns JSON with one more member as text: an object literal could not hold some of them. */
const withMember = (value: object, name: string): string => {
  const text = JSON.stringify(value).slice(0, -1);
  return `${text}${text.length > 1 ? ',' : ''}${JSON.stringify(name)}:${VALUE}}`;
};

/** One service or choice of so many is tried with each name in a short run. */
const SHARE = 4;

/**
 * Returns another share of the items for each name, so that each item occurs with several of them,
 * and each name with at least one; in the long form, all.
 */
const shareFor = <T>(name: string, items: readonly T[], shift = 0): readonly T[] =>
  inTurn(items, NAMES.indexOf(name) + shift, SHARE);

/** The text parts of each multipart service's sample. */
const PARTS = servicesWith('multipart').map((service) => [service, sampleTexts(service)] as const);

/** Returns bodies with that name at any place. */
function* bodies(name: string): Generator<InjectOptions & { readonly method: 'POST' | 'PUT' }> {
  for (const { sample, submit } of shareFor(name, servicesWith('json'))) {
    const url = `/api/${submit.path}`;
    const deep = `"x":[{"y":${withMember({}, name)}}]`;
    yield { method: 'POST', url, headers: json, payload: withMember(sample, name) };
    yield {
      method: 'POST',
      url,
      headers: json,
      payload: `${JSON.stringify(sample).slice(0, -1)},${deep}}`,
    };
  }
  for (const [service, texts] of shareFor(name, PARTS)) {
    const url = `/api/${service.submit.path}`;
    const file = { name, filename: 'a.jpg', content: photo };
    yield { method: 'POST', url, ...multipartBody([...texts, { name, content: VALUE }]) };
    yield { method: 'POST', url, ...multipartBody([...texts, file]) };
    for (const part of texts.filter((text) => isJsonText(service, text.name))) {
      const others = texts.filter((text) => text !== part);
      const content = `[${withMember({}, name)}]`;
      yield { method: 'POST', url, ...multipartBody([...others, { name: part.name, content }]) };
    }
  }
  for (const path of ['partner/', 'user/', 'tour_group/']) {
    yield { method: 'POST', url: `/api/${path}`, headers: json, payload: withMember({}, name) };
  }
  const login = { email: STAFF.email, password: 'wrong' };
  yield { method: 'POST', url: '/api/login/', headers: json, payload: withMember(login, name) };
}

test(
  'prototype names in a body are refused without side effects',
  { timeout: 120_000 },
  async (context) => {
    const before = await countAll();
    let tried = 0;
    for (const name of NAMES) {
      for (const request of bodies(name)) {
        const response = await app.inject(request);
        const told = `${request.url as string} ${name}: ${response.statusCode} ${response.body}`;
        expect(response.statusCode, told).toBeGreaterThanOrEqual(400);
        expect(response.statusCode, told).toBeLessThan(500);
        expectUnspoilt(told);
        tried += 1;
      }
    }
    expect(await countAll()).toBe(before);
    figure(context, 'R25', `${tried} bodies with ${NAMES.length} names: 0 stored, 0 spoilt`);
  },
);

/** Paths with a name in them. */
const LISTS = [
  'application/',
  'application_export/',
  'audit/',
  'user/',
  'partner/',
  'dashboard/',
  'blog/',
  'client/city/',
  'client/ticket_airports/',
  'client/get_blog/',
  'client/get_partner/',
];
const CHOICES = ['order', 'status', 'service', 'missing', 'search', 'lang', 'page', 'city_name'];

/** Returns paths with that name in them. */
function* addresses(name: string): Generator<string> {
  const written = encodeURIComponent(name);
  for (const [at, list] of LISTS.entries()) {
    yield `/api/${list}?${written}=yes&${written}[polluted]=yes`;
    for (const choice of shareFor(name, CHOICES, at)) {
      yield `/api/${list}?${choice}=${written}&format=csv`;
    }
    yield `/api/${list}${written}/`;
  }
  yield* ['/', '/blog/', '/tags/', '/services/', '/services/visa/'].map((path) => path + written);
  yield* [
    `/?${written}=yes`,
    `/?lang=${written}`,
    `/?preview=${written}`,
    `/api/photo/${written}/`,
  ];
}

test(
  'prototype names in a path find nothing, without side effects',
  { timeout: 120_000 },
  async (context) => {
    let tried = 0;
    for (const name of NAMES) {
      for (const url of addresses(name)) {
        const response = await app.inject({ url, headers: staff });
        expect(response.statusCode, `${url}: ${response.body}`).toBeLessThan(500);
        expectUnspoilt(url);
        tried += 1;
      }
    }
    figure(context, 'R25', `${tried} addresses, 0 spoilt`);
  },
);

test('prototype names in a header are ignored, without side effects', async (context) => {
  let tried = 0;
  for (const name of NAMES.filter((one) => /^[\w.]+$/u.test(one))) {
    const lines = [
      `${name}: ${VALUE}`,
      ...['Accept-Language', 'Content-Language', 'Authorization', 'Cookie', 'If-None-Match'].map(
        (header) => `${header}: ${name}`,
      ),
      ...['Accept-Encoding', 'X-Forwarded-For', 'Origin'].map((header) => `${header}: ${name}`),
    ];
    for (const line of lines) {
      const head = ['GET /api/client/country/ HTTP/1.1', 'Host: a', 'Connection: close', line];
      const response = await rawRequest(port, `${head.join('\r\n')}\r\n\r\n`);
      expect(statusesIn(response), line).toEqual([200]);
      expectUnspoilt(line);
      tried += 1;
    }
    const key = { 'idempotency-key': `${name}-of-one` };
    expect((await app.inject(await sampleRequest(services[0]!, key))).statusCode).toBeLessThan(500);
  }
  figure(context, 'R25', `${tried} headers, 0 spoilt`);
});

test('the next valid submission of each service is accepted', async (context) => {
  const statuses: number[] = [];
  for (const service of services) {
    statuses.push((await app.inject(await sampleRequest(service))).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([201]));
  figure(context, 'R25', `then ${statuses.length} good ones taken`);
});
