import { expect, test } from 'vitest';
import { startServer } from '../support/harness';
import { faultsOf } from '../support/scenario';

const at = { time: Date.parse('2026-03-01T10:00:00Z') };
const { app } = await startServer({
  env: { RATE_LIMIT: 'on' },
  now: () => new Date(at.time),
});

const READ = '/api/client/get_partner/';
const read = (url: string, remoteAddress: string) =>
  app.inject({ url, remoteAddress, headers: { 'accept-language': 'ckb' } });

/** Returns how many reads an address gets before the first refusal. */
async function readsOf(address: string, urlOf: (index: number) => string): Promise<number> {
  for (let count = 0; ; count += 1) {
    if ((await read(urlOf(count), address)).statusCode === 429) return count;
  }
}

test('limits the reads of an address, those that have to be made more than cached ones', async () => {
  const made = await readsOf('192.0.2.1', (index) => `${READ}?${index}`);
  const cached = await readsOf('192.0.2.2', () => READ);
  expect(made).toBeGreaterThan(1000);
  expect(cached).toBeGreaterThan(9 * made);
  const refused = await read(READ, '192.0.2.2');
  expect(refused.headers).toMatchObject({
    'retry-after': '60',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(faultsOf(refused)).toEqual([['', 'tooMany']]);
  expect(refused.body).toMatch(/[ەێۆ]/u);
  // Other addresses and other calls are not concerned.
  expect((await read(READ, '192.0.2.3')).statusCode).toBe(200);
  expect((await read('/api/health/', '192.0.2.2')).statusCode).toBe(200);
  at.time += 60_000;
  expect((await read(READ, '192.0.2.2')).statusCode).toBe(200);
});
