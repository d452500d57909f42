import type { InjectOptions } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { figure } from '../../requirements/figure';
import { fileOf } from '../../../src/server/storeId/openStorage';
import { afterFile } from '../../shared/afterFile';
import { startServer } from '../support/harness';
import { expectRefusal } from '../support/scenario';
import { sampleRequest, services, servicesWith } from '../submit/submission';

const { app, storage, settings, login } = await startServer();
const staff = await login();
afterEach(() => {
  vi.restoreAllMocks();
});

const INNER = 'SQLITE_FULL: select secret from /var/lib/rega/rega.db';

/** Makes every call of the storage fail, except the one that finds the session. */
function breakStore(): number {
  let broken = 0;
  for (const [name, part] of Object.entries(storage) as [string, unknown][]) {
    if (name === 'sessions' || typeof part !== 'object' || part === null) continue;
    const own = part as Record<string, () => unknown>;
    const methods = [own, Object.getPrototypeOf(own) as object].flatMap((at) =>
      at === Object.prototype ? [] : Object.getOwnPropertyNames(at),
    );
    for (const method of methods) {
      if (method === 'constructor' || typeof own[method] !== 'function') continue;
      vi.spyOn(own, method).mockRejectedValue(new Error(INNER));
      broken += 1;
    }
  }
  return broken;
}

test('hides the failure of the database and continues', { timeout: 120_000 }, async (context) => {
  const document = (await app.inject('/api/openapi.json')).json<{
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }>();
  const id = crypto.randomUUID();
  const broken = breakStore();
  expect(broken).toBeGreaterThan(20);
  let failed = 0;
  const expectNoWord = async (request: InjectOptions) => {
    const response = await app.inject(request);
    if (response.statusCode >= 500) failed += 1;
    if (response.statusCode >= 400) expectRefusal(response);
    expect(response.body).not.toMatch(/SQLITE|select|\/var\/lib|\bat .*:\d+/u);
  };
  for (const [path, operations] of Object.entries(document.paths)) {
    const url = `/api/${path.replace(/^\//u, '').replaceAll(/\{\w+\}/gu, id)}`;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      if (!(method.toLowerCase() in operations)) continue;
      const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
      await expectNoWord({ method, url, headers: staff, ...body });
    }
  }
  for (const service of services) await expectNoWord(await sampleRequest(service));
  expect(failed).toBeGreaterThan(50);

  vi.restoreAllMocks();
  for (const service of services) {
    expect((await app.inject(await sampleRequest(service))).statusCode).toBe(201);
  }
  figure(context, 'R24', `${failed} calls with a store that fails: 0 words of it told`);
});

test('a store that another program blocks for too long is answered as to be sent again', async () => {
  const other = fileOf(settings).open();
  afterFile(() => other.close());
  const [service] = servicesWith('json');
  const requests = [
    await sampleRequest(service),
    {
      method: 'PUT' as const,
      url: '/api/notices/',
      headers: await login(),
      payload: { all: 'once', services: [] },
    },
  ];
  for (const request of requests) {
    vi.useFakeTimers({ toFake: ['Date'] });
    other.exec('begin immediate');
    const hurry = setInterval(() => vi.setSystemTime(Date.now() + 1000), 5);
    const { statusCode, headers } = await app.inject(request);
    clearInterval(hurry);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    other.exec('rollback');
    vi.useRealTimers();
    expect((await app.inject(request)).statusCode).toBeLessThan(300);
  }
});
