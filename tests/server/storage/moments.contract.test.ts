import { expect, test } from 'vitest';
import { STORES } from './stores';

const MINUTE = 60_000;
const AT = Date.parse('2026-06-01T10:00:30.000Z');

test.each(STORES)('$name remembers moments to the minute', async ({ tables, open }) => {
  const storage = await open(await tables());
  const { moments, attempts, audit } = storage;
  expect(await moments.read('one')).toBeUndefined();
  for (const at of [AT + 400 * 24 * 60 * MINUTE, AT]) await moments.note('one', at);
  await moments.note('other', Date.parse('+020000-01-01T00:00:00.000Z'));
  await attempts.dropExpired('2999-01-01T00:00:00.000Z');
  expect(await moments.read('one')).toBe(AT - 30_000);
  expect(await moments.read('other')).toBeGreaterThan(AT);
  await moments.forget('one');
  expect(await moments.read('one')).toBeUndefined();

  expect(await moments.lastStored()).toBeUndefined();
  const at = new Date(AT).toISOString();
  await audit.add({ id: '1', at, who: '', action: 'login', subject: '' });
  expect(await moments.lastStored()).toBe(AT);
  await storage.close();
});
