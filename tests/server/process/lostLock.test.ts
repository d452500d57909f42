import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { watchDatabase } from '../../../src/server/observability/watchDatabase';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { callAt, logInAt, readList } from '../support/remote';
import { sampleRequest, servicesWith } from '../submit/submission';
import { buildServer, startProcess } from './builtServer';

/** On a signal the process loses its lock as it once did in each upgrade, and what comes each hour comes at once. */
const LOSES_LOCK = `import { readFileSync, rmSync } from 'node:fs';
const { setInterval } = globalThis;
const hourly = [];
globalThis.setInterval = (task, ms, ...more) => {
  if (ms === 3_600_000) hourly.push(task);
  return setInterval(task, ms, ...more);
};
process.on('SIGUSR2', () => {
  const file = process.env.DATA_DIR + '/rega.db';
  readFileSync(file);
  // As the next process that closes the database does.
  for (const part of ['-wal', '-shm']) rmSync(file + part);
  for (const task of hourly) task();
});
`;

test.runIf(process.platform === 'linux')(
  'a server whose log was removed saves what it has acknowledged, and asks to be started again',
  { timeout: 120_000 },
  async () => {
    const folder = await tempFolder();
    const loses = join(folder, 'loses.mjs');
    await writeFile(loses, LOSES_LOCK);
    const main = await buildServer();
    const env = {
      DATA_DIR: join(folder, 'data'),
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      DEMO: '0',
    };
    const NODE_OPTIONS = `--import=${pathToFileURL(loses).href}`;
    const first = await startProcess(main, { ...env, NODE_OPTIONS });
    const [service] = servicesWith('json');
    const sent = await callAt(first.address, await sampleRequest(service));
    const { reference } = (await sent.json()) as { reference: string };

    expect(await first.end('SIGUSR2')).toBe(75);
    expect(first.output()).toContain('has lost its lock on the SQLite database');
    const second = await startProcess(main, env);
    const list = `${second.address}/api/${service.staff.list}`;
    const records = await readList(list, await logInAt(second.address));
    expect(records.map((record) => record.reference)).toEqual([reference]);
    await second.end('SIGTERM');
  },
);

test('restarts a server that has lost its lock, but not again if that has not helped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const app = Fastify();
  const isHeld = vi.fn(async () => true);
  let count = 0;
  const attempts = { add: async () => ({ count: (count += 1), expiresAt: '' }) };
  const restart = vi.fn();
  const storage = { isHeld, attempts } as unknown as Parameters<typeof watchDatabase>[1]['storage'];
  const { isSafe } = watchDatabase(app, { storage, now: () => new Date(), restart });
  await app.ready();
  await vi.waitFor(() => expect(isHeld).toHaveBeenCalledOnce());
  expect([isSafe(), restart.mock.calls.length]).toEqual([true, 0]);
  isHeld.mockResolvedValue(false);
  for (const hour of [1, 2]) {
    vi.advanceTimersByTime(3_600_000);
    await vi.waitFor(() => expect(count).toBe(hour));
    expect([isSafe(), restart.mock.calls.length]).toEqual([false, 1]);
  }
  await app.close();
  vi.useRealTimers();
});
