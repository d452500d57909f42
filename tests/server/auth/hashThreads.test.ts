import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { hash, verify } from '../../../src/server/auth/hashThreads';
import { tempFolder } from '../support/folders';
import { startServer, STAFF } from '../support/harness';
import { expectRefusal } from '../support/scenario';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
/** Two at once, and twenty that wait. */
const MOST = 22;

const fill = () => Array.from({ length: MOST }, () => hash('Wren-otter-58-lantern', CHEAP));

test('hashes at most two passwords at once, while twenty more wait', async () => {
  const accepted = fill();
  const refused = { status: 503, headers: { 'retry-after': '5' } };
  await expect(hash('one too many', CHEAP)).rejects.toMatchObject(refused);
  const hashes = await Promise.all(accepted);
  expect(new Set(hashes).size).toBe(MOST);
  expect(await verify(hashes.at(-1) ?? '', 'Wren-otter-58-lantern')).toBe(true);
  expect(await verify(hashes[0] ?? '', 'Wren-otter-58-lanterN')).toBe(false);
});

test('takes none of the threads that files and names of hosts wait for', async () => {
  const pipe = join(await tempFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Each keeps a thread until somebody writes: more than there are.
  const readers = Array.from({ length: 16 }, () => open(pipe, 'r'));
  try {
    expect(await verify(await hash('Wren-otter-58-lantern', CHEAP), 'Wren')).toBe(false);
  } finally {
    const writer = openSync(pipe, 'r+');
    for (const reader of await Promise.all(readers)) await reader.close();
    closeSync(writer);
  }
});

test('refuses what a thread that dies has not done, and goes on with another', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  post.mockImplementationOnce(function (this: Worker) {
    void this.terminate();
  });
  const lost = hash('Wren-otter-58-lantern', CHEAP);
  await expect(lost).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  post.mockRestore();
  expect(await verify(await hash('Wren', CHEAP), 'Wren')).toBe(true);
});

test('reports a stored hash that is none', async () => {
  await expect(verify('not a hash', 'x')).rejects.toThrow('a password could not be hashed');
});

test('answers 503 to a login that would have to wait for too long, and does not count it', async () => {
  const { app, storage } = await startServer({ env: { RATE_LIMIT: 'on' } });
  const logIn = () => app.inject({ method: 'POST', url: '/api/login/', payload: STAFF });
  const add = storage.attempts.add.bind(storage.attempts);
  let counted = 0;
  storage.attempts.add = (...args: Parameters<typeof add>) => {
    counted += 1;
    return add(...args);
  };
  let isOver = false;
  // Each begins again before anybody else has a turn.
  const busy = Array.from({ length: MOST }, async () => {
    while (!isOver) await hash('Wren-otter-58-lantern', CHEAP);
  });
  const response = await logIn();
  isOver = true;
  await Promise.all(busy);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expectRefusal(response);
  expect(counted).toBe(0);
  expect((await logIn()).statusCode).toBe(200);
  expect(counted).toBeGreaterThan(0);
});
