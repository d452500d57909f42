import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/server/app';
import { afterFile } from '../../shared/afterFile';
import { play, type Scenario } from '../support/scenario';
import { ROOT } from '../support/folders';
import { startServer } from '../support/harness';
import { sampleRequest, services } from '../submit/submission';

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

describe('a token for monitors', () => {
  const TOKEN = 'sixteen-letters-or-more';
  const get = async (authorization?: string) => {
    const { app: tokened } = await started;
    return tokened.inject({
      url: '/api/metrics/',
      headers: { ...(authorization && { authorization }) },
    });
  };
  const started = startServer({ env: { METRICS_TOKEN: TOKEN } });

  test('reads the metrics, as often as it likes', async () => {
    const first = await get(`Bearer ${TOKEN}`);
    expect(first.statusCode).toBe(200);
    expect(first.body).toMatch(/^rega_build_info\{version="[^"]+"\} 1$/mu);
    expect((await get(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  });

  test.each([[undefined], [''], ['Bearer '], [TOKEN], [`Bearer ${TOKEN}x`], [staff.authorization]])(
    'is needed: %s',
    async (authorization) => {
      const { statusCode, body } = await get(authorization);
      expect(statusCode).toBe(401);
      expect(body).not.toContain('process_');
    },
  );
});

test('metrics count what waits and what has arrived', async () => {
  const { app: own, settings, storage: stored } = await startServer({ env: { METRICS: 'on' } });
  const [service] = services;
  if (!service) expect.unreachable();
  await own.inject(await sampleRequest(service));
  const due = new Date(Date.now() + 3_600_000).toISOString();
  const message = { kind: 'webhook', recipient: '', language: 'en', due } as const;
  await stored.messages.add([{ ...message, id: 'webhook-test' }], due);
  await writeFile(join(settings.dataDir, 'last-backup.json'), '{"at":"2026-03-01T02:15:00.000Z"}');
  const { body } = await own.inject({ url: '/api/metrics/' });
  for (const line of [
    `rega_applications{service="${service.id}"} 1`,
    'rega_messages{state="waiting"} 1',
    'rega_messages{state="failed"} 0',
    'rega_last_backup_timestamp_seconds 1772331300',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
});

test('the alert rules name metrics that there are', async () => {
  const rules = await readFile(join(ROOT, 'deploy/prometheus/rega.rules.yml'), 'utf8');
  const named = new Set(
    [...rules.matchAll(/\b(?:rega|process|nodejs)_[a-z_]+/gu)].map(([name]) => name),
  );
  const { body } = await open.inject({ url: '/api/metrics/' });
  const there = [...body.matchAll(/^# TYPE (\w+)/gmu)].map(([, name = '']) => name);
  const sometimes = ['rega_scanner_up', 'rega_last_backup_timestamp_seconds'];
  const known = there.flatMap((name) => [name, `${name}_count`, `${name}_bucket`]);
  expect([...named].filter((name) => ![...known, ...sometimes].includes(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(4);
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
