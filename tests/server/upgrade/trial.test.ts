import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteUpgrade, readJournal, undoUpgrade } from '../../../src/server/upgrade/journal';
import { beginTrial } from '../../../src/server/upgrade/trial';
import { tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { sampleRequest, servicesWith } from '../submit/submission';

const JOURNAL = { from: '/opt/rega/releases/rega-1', to: '/opt/rega/releases/rega-2' };
const { settings } = await startServer({ staff: false });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function onTrial() {
  const dataDir = await tempFolder();
  await noteUpgrade(dataDir, JOURNAL);
  const trial = beginTrial({ ...settings, dataDir });
  const left = vi.fn();
  trial.watch({ ping: async () => {} }, left);
  const pass = async (seconds: number, isDone: () => boolean) => {
    for (let second = 0; second < seconds; second += 1) vi.advanceTimersByTime(1000);
    const hasCome = () => {
      vi.advanceTimersByTime(1000);
      expect(isDone()).toBe(true);
    };
    // It reads files in between, however long that takes.
    await vi.waitFor(hasCome, { timeout: 120_000 });
  };
  return { dataDir, trial, left, pass };
}

test('a new version confirms itself after a minute if nobody else does', async () => {
  const { dataDir, trial, left, pass } = await onTrial();
  await writeFile(join(dataDir, 'before-upgrade.db'), '');
  expect(trial.isHeld()).toBe(true);
  await pass(61, () => !existsSync(join(dataDir, 'before-upgrade.db')));
  expect(await readJournal(dataDir)).toBeUndefined();
  expect(trial.isHeld()).toBe(false);
  expect(await undoUpgrade(dataDir)).toBe(false);
  expect(left).not.toHaveBeenCalled();
});

test('a new version ends if its upgrade began to be undone and nobody stops it', async () => {
  const { dataDir, trial, left, pass } = await onTrial();
  expect(await undoUpgrade(dataDir)).toBe(true);
  // It is undone as well for whoever is later: only a confirmed one is not.
  expect(await undoUpgrade(dataDir)).toBe(true);
  await pass(1, () => left.mock.calls.length > 0);
  expect(trial.isHeld()).toBe(true);
  expect(await readJournal(dataDir)).toMatchObject({ ...JOURNAL, stage: 'undoing' });
});

test('a new version refuses writes with 503 until it is confirmed, and answers reads', async () => {
  const held = { isHeld: true };
  const { app } = await startServer({ isHeld: () => held.isHeld });
  const [service] = servicesWith('json');
  const refused = await app.inject(await sampleRequest(service));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ errors: [{ code: 'updating' }] });
  expect((await app.inject('/api/client/country/')).statusCode).toBe(200);
  held.isHeld = false;
  expect((await app.inject(await sampleRequest(service))).statusCode).toBe(201);
});
