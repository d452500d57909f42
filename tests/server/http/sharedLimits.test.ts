import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sharedLimits } from '../../../src/server/http/attemptLimits';
import { openEmbedded } from '../storage/openStores';
import { tempFolder } from '../support/folders';

const WINDOW = 60_000;
const MOST = 3;

test('counts several processes together, resets after the window, and refuses from memory', async () => {
  const storage = await openEmbedded(join(await tempFolder(), 'test.db'));
  const add = vi.spyOn(storage.attempts, 'add');
  let time = Date.parse('2026-03-01T10:00:00.000Z');
  const make = () => new (sharedLimits(storage.attempts, () => new Date(time)))();
  const [one, other] = [make(), make()];
  const ask = (limits: typeof one, caller: string) =>
    new Promise<{ current: number; ttl: number } | undefined>((resolve, reject) => {
      const answer: Parameters<typeof one.incr>[1] = (error, result) =>
        error ? reject(error) : resolve(result);
      limits.child().incr(caller, answer, WINDOW, MOST);
    });

  expect(await ask(one, 'a /visa')).toEqual({ current: 1, ttl: WINDOW });
  time += 10_000;
  expect(await ask(other, 'a /visa')).toEqual({ current: 2, ttl: WINDOW - 10_000 });
  expect(await ask(one, 'b /visa')).toMatchObject({ current: 1 });
  expect(await ask(one, 'a /visa')).toMatchObject({ current: 3 });
  expect(await ask(other, 'a /visa')).toMatchObject({ current: 4 });
  add.mockClear();
  for (let more = 0; more < 100; more += 1) {
    expect(await ask(other, 'a /visa')).toEqual({ current: MOST + 1, ttl: WINDOW - 10_000 });
  }
  expect(add).not.toHaveBeenCalled();
  // The other process does not know it yet.
  expect((await ask(one, 'a /visa'))?.current).toBeGreaterThan(MOST);
  time += WINDOW;
  expect(await ask(one, 'a /visa')).toEqual({ current: 1, ttl: WINDOW });
  expect(await ask(other, 'a /visa')).toMatchObject({ current: 2 });
  // No address is stored.
  expect(add.mock.calls.some(([key]) => key.includes('visa'))).toBe(false);

  add.mockRejectedValueOnce(new Error('the database is gone'));
  await expect(ask(one, 'c /visa')).rejects.toThrow('the database is gone');
  await storage.close();
});
