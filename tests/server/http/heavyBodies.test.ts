import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Json, Values } from '../../../src/definition/model/values';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { inTurn } from '../support/inTurn';
import { multipartBody } from './multipartBody';
import { sampleRequest, services, servicesWith, wireRequest } from '../submit/submission';

const { app, storage, login } = await startServer();
const staff = await login();
let port = 0;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});

const MEGABYTE = 1024 * 1024;

interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** With a content length, or chunked. */
  readonly body: Readable;
}

/** Returns the status and the milliseconds until it came, also while the body is still being sent. */
const send = ({ path, headers, body }: Sent): Promise<readonly [status: number, ms: number]> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const outgoing = ask({ port, host: '127.0.0.1', method: 'POST', path, headers });
    outgoing.once('response', (response) => {
      resolve([response.statusCode ?? 0, performance.now() - began]);
      outgoing.destroy();
      body.destroy();
    });
    // The server may close the connection after its response.
    outgoing.on('error', reject);
    body.on('error', () => {}).pipe(outgoing);
  });

const of = (text: string | Buffer) => Readable.from([Buffer.from(text)]);
const zeros = (megabytes: number) =>
  Readable.from(Array<Buffer>(megabytes).fill(Buffer.alloc(MEGABYTE, '0')));

const nested = (open: string, close: string) => `${open.repeat(1e5)}1${close.repeat(1e5)}`;
const numbered = (write: (index: number) => string) =>
  Array.from({ length: 1e5 }, (_, i) => write(i));
/** Ten megabytes of zeros a hundred times over, which gzip allows. */
const gzipBomb = Buffer.concat(Array<Buffer>(100).fill(gzipSync(Buffer.alloc(10 * MEGABYTE))));

/** By name: how the body is created, and further headers. */
const HEAVY: Readonly<
  Record<string, readonly [() => Readable, Readonly<Record<string, string>>?]>
> = {
  'lists 100,000 deep': [() => of(nested('[', ']'))],
  'objects 100,000 deep': [() => of(nested('{"a":', '}'))],
  'objects 100,000 deep in a question': [() => of(`{"firstName":${nested('{"a":', '}')}}`)],
  'lists 100,000 deep without an end': [() => of('['.repeat(1e5))],
  '100,000 names': [() => of(`{${numbered((index) => `"k${index}":1`).join()}}`)],
  '100,000 short names': [() => of(`{${numbered((index) => `"${index.toString(36)}":1`).join()}}`)],
  '100,000 times the same name': [() => of(`{${'"firstName":1,'.repeat(7e4)}"x":1}`)],
  '100,000 rows': [() => of(`{"x":[${'1,'.repeat(1e5)}1]}`)],
  'a gigabyte, packed': [() => of(gzipBomb), { 'content-encoding': 'gzip' }],
  'a gigabyte, packed without a word': [() => of(gzipBomb)],
  'a number of 900,000 digits': [() => of(`{"x":${'9'.repeat(9e5)}}`)],
  'a text of 900,000 escapes': [() => of(`{"firstName":"${'\\u0041'.repeat(15e4)}"}`)],
  '50 MB in chunks': [() => zeros(50)],
  '50 MB by their length': [() => zeros(50), { 'content-length': String(50 * MEGABYTE) }],
};

const [asParts] = servicesWith('multipart');
const inParts = (content: string | Buffer) => {
  const { headers, payload } = multipartBody([{ name: 'firstName', content }]);
  return { path: `/api/${asParts.submit.path}`, headers, body: of(payload) };
};

/** One service of so many is sent each body in a short run. */
const SHARE = 4;

/**
 * Returns where to send a body: to staff routes, and to another share of the services for each, so
 * that each gets several of them; in the long form, to all.
 */
function pathsFor(body: number): string[] {
  const some = inTurn(servicesWith('json'), body, SHARE);
  return [...some.map(({ submit }) => `/api/${submit.path}`), '/api/login/', '/api/partner/'];
}

test('rejects deep, wide and large bodies', async (context) => {
  const sent = Object.entries(HEAVY).flatMap(([name, [make, more]], number) =>
    pathsFor(number).map((path) => {
      const headers = { ...staff, 'content-type': 'application/json', ...more };
      return { name, make: (): Sent => ({ path, headers, body: make() }) };
    }),
  );
  for (const content of [nested('[', ']'), nested('{"a":', '}'), '0'.repeat(5e7), gzipBomb]) {
    sent.push({ name: 'a part', make: () => inParts(content) });
  }
  const before = (await storage.inbox.count({})).total;
  let slowest = 0;
  for (const { name, make } of sent) {
    const one = make();
    const [status, ms] = await send(one);
    expect(status, `${name} to ${one.path}`).toBeGreaterThanOrEqual(400);
    expect(status, `${name} to ${one.path}`).toBeLessThan(500);
    slowest = Math.max(slowest, ms);
  }
  expect((await storage.inbox.count({})).total).toBe(before);
  figure(context, 'R28', `${sent.length} heavy bodies refused, ${Math.round(slowest)} ms at worst`);
});

/** Texts that make backtracking patterns slow. */
const SLOW_TEXTS = ['a', '0', ' ', 'a.', 'a@a.', '+9', '0-', '1:', '\u0301'].flatMap((one) =>
  [90, 20_000].map((length) => `${one.repeat(length / one.length)}!`),
);

/** The sample with that text in each place. */
function withTexts(value: Json, text: string): Json {
  if (typeof value === 'string') return text;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: Json) => withTexts(inner, text));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withTexts(inner ?? null, text)]),
  );
}

test('validates texts that slow regular expressions down', async (context) => {
  const times: number[] = [];
  let refused = 0;
  // A form whose texts have no pattern may accept them.
  const send = async (request: InjectOptions) => {
    const began = performance.now();
    const { statusCode } = await app.inject(request);
    times.push(performance.now() - began);
    expect(statusCode).toBeLessThan(500);
    if (statusCode >= 400) refused += 1;
  };
  for (const text of SLOW_TEXTS) {
    for (const service of services) {
      await send(await wireRequest(service, withTexts(service.sample, text) as Values));
    }
    const payload = { email: text, password: text };
    await send({ method: 'POST', url: '/api/login/', payload });
  }
  expect(refused).toBeGreaterThan(times.length / 2);
  const slowest = Math.max(...times);
  const worst = `${Math.round(slowest)} ms at worst`;
  figure(context, 'R28', `${times.length} bodies of ${SLOW_TEXTS.length} slow texts, ${worst}`);
});

test('accepts the next valid submission', proves('R28'), async () => {
  for (const service of services) {
    expect((await app.inject(await sampleRequest(service))).statusCode).toBe(201);
  }
});
