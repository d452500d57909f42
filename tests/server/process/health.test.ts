import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/server/app';
import { afterFile } from '../../shared/afterFile';
import { play, type Scenario } from '../support/scenario';
import { startServer } from '../support/harness';

const { app, login, storage } = await startServer();
const { app: open } = await startServer({ env: { METRICS: 'on' } });
const staff = await login();

afterEach(() => {
  vi.restoreAllMocks();
});

const NO_STORE = { 'cache-control': 'no-store' };
const PROMETHEUS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };

describe('monitoring', () => {
  const SCENARIOS: readonly Scenario[] = [
    {
      name: 'the process is up',
      request: { url: '/api/health/' },
      status: 200,
      contains: ['{"status":"up"}'],
      headers: NO_STORE,
    },
    {
      name: 'the database answers',
      request: { url: '/api/ready/' },
      status: 200,
      contains: ['{"status":"ready"}'],
      headers: NO_STORE,
    },
    { name: 'nothing is changed so', request: { method: 'POST', url: '/api/ready/' }, status: 405 },
    {
      name: 'strangers get no metrics',
      request: { url: '/api/metrics/' },
      status: 401,
      lacks: ['process_'],
    },
    {
      name: 'staff get them',
      request: { url: '/api/metrics/', headers: staff },
      status: 200,
      contains: ['process_resident_memory_bytes '],
      headers: PROMETHEUS,
    },
  ];
  test.each(SCENARIOS)('$name', (scenario) => play(app, scenario));

  test('METRICS=on makes metrics public', () =>
    play(open, {
      name: 'open',
      request: { url: '/api/metrics/' },
      status: 200,
      contains: ['nodejs_eventloop_delay_p99_seconds '],
      headers: PROMETHEUS,
    }));
});

describe('database failure', () => {
  test.each([
    ['that says no', () => Promise.reject(new Error('SQLITE_CORRUPT: secret words'))],
    ['that says nothing', () => sleep(60_000, undefined, { ref: false })],
  ])('%s: the server is up and not ready', async (_, ping) => {
    vi.spyOn(storage, 'ping').mockImplementation(ping);
    const response = await app.inject({ url: '/api/ready/' });
    expect([response.statusCode, response.body]).toEqual([503, '{"status":"waiting"}']);
    expect((await app.inject({ url: '/api/health/' })).statusCode).toBe(200);
  });
});

test('ready/ tells that the lock on the database is lost', async () => {
  const { settings, storage: held } = await startServer();
  const lost = await createApp(settings, { storage: { ...held, isHeld: async () => false } });
  afterFile(() => lost.close());
  await vi.waitFor(async () => {
    const response = await lost.inject({ url: '/api/ready/' });
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'unsafe' }]);
  });
});

test('metrics count responses by route, not by URL', async () => {
  const count = (text: string, route: string, status: number) =>
    Number(
      new RegExp(
        `^rega_answer_seconds_count\\{method="GET",route="${route}",status="${status}"\\} (\\d+)$`,
        'mu',
      ).exec(text)?.[1] ?? 0,
    );
  const metrics = async () => (await open.inject({ url: '/api/metrics/' })).body;
  const before = await metrics();
  for (const name of ['Shilan', 'Ziya', 'Needle']) {
    await open.inject({ url: `/api/client/city/?city_name=${name}` });
    await open.inject({ url: `/api/photo/${name}/` });
    await open.inject({ url: `/api/${name}/` });
  }
  const after = await metrics();
  for (const [route, status] of [
    ['/api/client/city/', 200],
    ['/api/photo/:id/', 401],
    ['', 404],
  ] as const) {
    expect(count(after, route, status) - count(before, route, status), route).toBe(3);
  }
  expect(after).not.toMatch(/Shilan|Ziya|Needle/u);
  const buckets = [
    ...after.matchAll(/route="\/api\/client\/city\/",status="200",le="[^"]+"\} (\d+)/gu),
  ];
  const counts = buckets.map(([, found]) => Number(found));
  // Each holds those below it.
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(count(after, '/api/client/city/', 200));
  // Every line is a comment or a sample.
  for (const line of after.trimEnd().split('\n')) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)+\})? [\d.e+-]+)$/u);
  }
});
