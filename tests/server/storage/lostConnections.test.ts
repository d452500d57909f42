import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { Db } from '../../../src/server/storage/connection';
import { postgres } from '../../../src/server/storage/postgres';
import { afterFile } from '../../shared/afterFile';
import { openPostgres } from './openStores';
import { services } from '../submit/submission';
import { makeDatabase } from './postgresDatabase';
import { proxyOf } from './postgresProxy';

const NOW = '2026-06-01T10:00:00.000Z';

describe.runIf(makeDatabase)('a connection that is lost', async () => {
  const url = makeDatabase?.();
  if (url === undefined) return;
  // It looks for silent hosts every few seconds.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const proxy = await proxyOf(url);
  const storage = await openPostgres(proxy.url);
  afterFile(() => storage.close());
  const [service] = services;
  if (!service) throw new Error('there is no service');
  await storage.definitions.keep('hash', service, NOW);

  const insert = (reference: string) =>
    storage.applications.insert({
      id: randomUUID(),
      reference,
      serviceId: service.id,
      definition: 'hash',
      language: 'en',
      answers: {},
      createdAt: NOW,
      facts: { name: '', phone: '', email: '', search: '' },
      photos: [],
      idempotency: { key: `key-of-${reference}`, bodyHash: 'hash' },
    });
  const references = async () =>
    (await storage.inbox.list({}, 'createdAt', { page: 1, perPage: 100 })).data
      .map(({ reference }) => reference)
      .toSorted();

  test.each([
    ['before its commit', 'insert into "inbox"', 'RG-1'],
    ['during its commit', 'commit\0', 'RG-2'],
  ])('stores an application once, lost %s', async (_, word, reference) => {
    const before = await references();
    proxy.breakAfter(word);
    expect(await insert(reference)).toEqual({ outcome: 'stored' });
    expect(await references()).toEqual([...before, reference]);
  });

  test('repeats a read', async () => {
    proxy.breakAfter('select "document"');
    expect(await storage.definitions.read('hash')).toMatchObject({ id: service.id });
  });

  test('notices a machine that vanished without closing its connections', async () => {
    const back = proxy.vanish();
    const storing = insert('RG-3');
    let isBack = false;
    void back.then(() => {
      isBack = true;
    });
    const isNoticed = () => {
      vi.advanceTimersByTime(1000);
      expect(isBack).toBe(true);
    };
    await vi.waitFor(isNoticed, { timeout: 60_000 });
    expect(await storing).toEqual({ outcome: 'stored' });
    expect(await references()).toContain('RG-3');
  });

  test('is an error where nobody knows whether a write was committed and it cannot be repeated', async () => {
    proxy.breakAfter('commit\0');
    const write = storage.attempts.add('key', NOW, '2026-06-02T10:00:00.000Z');
    await expect(write).rejects.toThrow('during a commit');
  });
});

test.runIf(makeDatabase)(
  'what is committed is synced, whatever the database and a pooler say',
  async () => {
    const url = makeDatabase?.() ?? '';
    const shown = async (db: Db) =>
      (
        await sql<{ synced: string }>`select current_setting('synchronous_commit') synced`.execute(
          db,
        )
      ).rows;
    const first = postgres(url, () => {});
    await sql`alter database ${sql.id(/\w+(?=\?)/u.exec(url)?.[0] ?? '')} set synchronous_commit = off`.execute(
      first.db,
    );
    await first.db.destroy();
    const { db, atomic } = postgres(url, () => {});
    afterFile(() => db.destroy());
    // Not of the connection, since a pooler gives each transaction another one.
    expect([await atomic(shown), await shown(db)]).toEqual([
      [{ synced: 'on' }],
      [{ synced: 'off' }],
    ]);
  },
);
