import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loginThrottle } from '../../../src/server/auth/throttle';
import { openEmbedded } from '../storage/openStores';
import { tempFolder } from '../support/folders';

const WINDOW = 15 * 60_000;
const MOST = 10;

test('refuses guesses over the limit without asking the database, until the window ends', async () => {
  const storage = await openEmbedded(join(await tempFolder(), 'test.db'));
  let time = Date.parse('2026-03-01T10:00:00.000Z');
  const throttle = loginThrottle(storage.attempts, () => new Date(time));
  const attempt = () => throttle.count('192.0.2.1', 'a@agency.example');
  const refused = { status: 429, headers: { 'retry-after': String(WINDOW / 1000) } };
  for (let count = 0; count < MOST; count += 1) await attempt();
  await expect(attempt()).rejects.toMatchObject(refused);

  const add = vi.spyOn(storage.attempts, 'add');
  const drop = vi.spyOn(storage.attempts, 'dropExpired');
  for (let more = 0; more < 20; more += 1) await expect(attempt()).rejects.toMatchObject(refused);
  expect(add).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
  await throttle.count('192.0.2.1', 'b@agency.example');
  await throttle.count('192.0.2.2', 'a@agency.example');

  time += WINDOW;
  await attempt();
  await storage.close();
});

test('counts a right password sent together with one wrong attempt too many', async () => {
  const storage = await openEmbedded(join(await tempFolder(), 'test.db'));
  const throttle = loginThrottle(storage.attempts, () => new Date('2026-03-01T10:00:00.000Z'));
  const who = ['192.0.2.1', 'a@agency.example'] as const;
  for (let count = 0; count < MOST; count += 1) await throttle.count(...who);
  await expect(throttle.count(...who)).rejects.toMatchObject({ status: 429 });
  await throttle.forgive(...who);
  await throttle.count(...who);
  await storage.close();
});

test.each([
  ['/56', 100, (index: number) => `2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::1`],
  ['/48', 200, (index: number) => `2001:db8:1:${(index << 7).toString(16)}::1`],
] as const)('limits the guesses from a %s to %i', async (_, most, addressAt) => {
  const storage = await openEmbedded(join(await tempFolder(), 'test.db'));
  const throttle = loginThrottle(storage.attempts, () => new Date('2026-03-01T10:00:00.000Z'));
  const attempt = (index: number) => throttle.count(addressAt(index), `${index}@agency.example`);
  for (let index = 0; index < most; index += 1) await attempt(index);
  await expect(attempt(most)).rejects.toMatchObject({ status: 429 });
  await throttle.count('2001:db8:2::1', 'a@agency.example');
  await throttle.count('203.0.113.9', 'a@agency.example');
  await storage.close();
});
