import { expect, test, vi } from 'vitest';
import { ReadLimit } from '../../../src/server/http/readLimit';
import { startServer } from '../support/harness';
import { issuesOf } from '../support/scenario';

const READ = '/api/client/get_partner/';

function limit() {
  const at = { time: Date.parse('2026-03-01T10:00:00Z') };
  const reads = new ReadLimit(() => new Date(at.time));
  const request = (ip: string, url = READ) => ({ method: 'GET', url, ip });
  /** Returns how many reads an address gets before the first refusal. */
  const readsOf = (ip: string, isMade: boolean): number => {
    for (let count = 0; ; count += 1) {
      if (reads.count(request(ip)) > 0) return count;
      if (isMade) reads.countMade(request(ip));
    }
  };
  return { at, reads, request, readsOf };
}

test('counts a response that has to be made as ten from the cache', () => {
  const { readsOf } = limit();
  const made = readsOf('192.0.2.1', true);
  expect(made).toBeGreaterThan(1000);
  expect(readsOf('192.0.2.2', false)).toBe(10 * made);
});

test('counts each 10 kB of a response that has to be made', () => {
  const { reads, request } = limit();
  for (let count = 0; count < 100; count += 1) reads.countLength(request('192.0.2.1'), 1_200_000);
  expect(reads.count(request('192.0.2.1'))).toBeGreaterThan(0);
  for (let count = 0; count < 100; count += 1) reads.countLength(request('192.0.2.2'), 9000);
  expect(reads.count(request('192.0.2.2'))).toBe(0);
});

test('counts the length of what is sent', async () => {
  const { app } = await startServer({ env: { RATE_LIMIT: 'on' } });
  const counted = vi.spyOn(ReadLimit.prototype, 'countLength');
  const { body } = await app.inject('/api/client/get_blog/');
  expect(counted.mock.calls.map(([, bytes]) => bytes)).toEqual([body.length]);
  counted.mockRestore();
});

test('refuses an address until the minute is over, and no other address', () => {
  const { at, reads, request, readsOf } = limit();
  readsOf('192.0.2.1', false);
  at.time += 20_000;
  expect(reads.count(request('192.0.2.1'))).toBe(40_000);
  expect(reads.count(request('192.0.2.2'))).toBe(0);
  // Calls of staff and of supervisors, and files that browsers keep.
  for (const url of ['/api/blogs/', '/api/health/', '/assets/a.js']) {
    expect(reads.count(request('192.0.2.1', url))).toBe(0);
  }
  at.time += 40_000;
  expect(reads.count(request('192.0.2.1'))).toBe(0);
});

test.each([
  '/api/%63lient/get_partner/',
  'http://localhost/api/client/get_partner/',
  '/assets/no-such-page',
  '/api/openapi.json',
])('counts %s, which is answered like other reads', (url) => {
  const { reads, request, readsOf } = limit();
  readsOf('192.0.2.1', false);
  expect(reads.count(request('192.0.2.1', url))).toBeGreaterThan(0);
});

test('answers 429 in the language of the reader, with Retry-After', async () => {
  const { app } = await startServer({ env: { RATE_LIMIT: 'on' } });
  const headers = { 'accept-language': 'ckb' };
  await app.inject({ url: READ, headers });
  const over = vi.spyOn(ReadLimit.prototype, 'count').mockReturnValue(59_400);
  const refused = await app.inject({ url: READ, headers });
  over.mockRestore();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': '60',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(issuesOf(refused)).toEqual([['', 'tooMany']]);
  expect(refused.json()).toMatchObject({
    errors: [{ limit: '1', message: expect.stringContaining('1 خولەکی تر') }],
  });
  expect(refused.body).toMatch(/[ەێۆ]/u);
  expect((await app.inject({ url: READ, headers })).statusCode).toBe(200);
});

test('lets one address have the description of the API made a dozen times a minute', async () => {
  const { app } = await startServer({ env: { RATE_LIMIT: 'on' } });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  const made = Array.from({ length: 13 }, (_, index) => statusOf(`/api/openapi.json?${index}`));
  expect(new Set(await Promise.all(made))).toEqual(new Set([200]));
  expect(await statusOf('/api/openapi.json')).toBe(429);
});
