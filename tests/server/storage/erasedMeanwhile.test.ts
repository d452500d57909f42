import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres } from './openStores';
import { OWNER } from '../../../src/contract/rights';
import type { NewApplication } from '../../../src/server/applications/stored';
import type { Storage } from '../../../src/server/storage/storage';
import { afterFile } from '../../shared/afterFile';
import { services } from '../submit/submission';
import { makeDatabase } from './postgresDatabase';

const NOW = '2026-03-01T10:00:00.000Z';
const FACTS = { name: '', phone: '', email: '', search: '' };
const ENTRY = { at: NOW, who: '', kind: 'document', text: '' } as const;
const ASKED = { fields: ['one'], text: '', due: null, createdAt: NOW, createdBy: '' };
const DOCUMENT = { state: 'accepted', reason: '', expiresOn: null, changedAt: NOW, changedBy: '' };
const MESSAGE = { kind: 'notice', recipient: '', language: 'en', due: NOW } as const;
const ANSWERS = { after: () => ({}), photos: [], facts: () => FACTS, messages: [], sent: () => [] };

/** What is written for an application, and what the outcome is if there is none. */
const WRITES: [what: string, write: (storage: Storage, id: string) => Promise<unknown>, unknown][] =
  [
    [
      'a note',
      ({ inbox }, id) => inbox.addNote(id, { id: `n${id}`, at: NOW, who: '', text: '' }),
      undefined,
    ],
    ['an entry', ({ activities }, id) => activities.add(id, { ...ENTRY, id: `e${id}` }), undefined],
    ['a link', ({ links }, id) => links.add(`RG-${id}`, `hash ${id}`, NOW), false],
    ['a status', ({ inbox }, id) => inbox.change(id, { status: 'done' }), 'unknown'],
    [
      'a request',
      ({ requests }, id) => requests.add({ ...ASKED, id: `r${id}`, applicationId: id }, []),
      undefined,
    ],
    [
      'an answer',
      async ({ requests }, id) =>
        requests.answer({ ...ANSWERS, id: `open ${id}`, applicationId: id, at: NOW, key: '' }),
      'gone',
    ],
    [
      'a document',
      ({ documents }, id) =>
        documents.set({
          applicationId: id,
          document: { ...DOCUMENT, item: 'pass', state: 'accepted' },
          version: 0,
          messages: [],
          activity: { ...ENTRY, id: `d${id}` },
        }),
      'unknown',
    ],
    [
      'a notice',
      ({ messages }, id) =>
        messages.replace(`m${id}`, [{ ...MESSAGE, id: `of ${id}`, applicationId: id }], NOW),
      undefined,
    ],
  ];

describe.runIf(makeDatabase)('an application that another process erases', async () => {
  const url = makeDatabase?.();
  if (url === undefined) return;
  const storage = await openPostgres(url);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  afterFile(async () => {
    await other.end();
    await storage.close();
  });
  const [service] = services;
  await storage.definitions.keep('hash', service!, NOW);
  const insert = (id: string, idempotency?: NewApplication['idempotency']) =>
    storage.applications.insert({
      ...(idempotency && { idempotency }),
      ...{ id, reference: `RG-${id}`, serviceId: service!.id, definition: 'hash' },
      ...{ language: 'en', answers: {}, createdAt: NOW, facts: FACTS, photos: [] },
      messages: [{ ...MESSAGE, id: `m${id}`, applicationId: id }],
    });
  /** Starts work, and commits what the other process has begun once the work waits for that. */
  async function whileWaiting<T>(work: () => Promise<T>, meanwhile = 'select 1'): Promise<T> {
    const done = work();
    const waiting = 'select 1 from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
    await other.query(meanwhile);
    await other.query('commit');
    return done;
  }

  test.each(WRITES)('is gone for whoever writes %s meanwhile', async (what, write, outcome) => {
    const id = what;
    await insert(id);
    await storage.requests.add({ ...ASKED, id: `open ${id}`, applicationId: id }, []);
    await other.query('begin');
    await other.query('delete from application where id = $1', [id]);
    expect(await whileWaiting(() => write(storage, id))).toEqual(outcome);
  });

  test('is locked before its requests are, so that no two wait for each other', async () => {
    const id = 'locked';
    await insert(id);
    await storage.requests.add({ ...ASKED, id: 'open', applicationId: id }, []);
    await other.query('begin');
    await other.query(`update application set id = id where id = 'locked'`);
    const answer = { ...ANSWERS, id: 'open', applicationId: id, at: NOW, key: '' };
    const isFree = `select 1 from request where id = 'open' for update nowait`;
    expect(await whileWaiting(() => storage.requests.answer(answer), isFree)).toBe('stored');
  });

  test('frees its Idempotency-Key', async () => {
    const idempotency = { key: 'key', bodyHash: 'hash' };
    await insert('first', idempotency);
    await other.query(`
      create function erase() returns trigger language plpgsql as
        $$ begin delete from application where id = 'first'; return null; end $$;
      create trigger erase after insert on idempotency execute function erase()`);
    expect(await insert('second', idempotency)).toEqual({ outcome: 'stored' });
    expect(await storage.applications.byKey('key')).toMatchObject({ reference: 'RG-second' });
  });

  test('erases the photos that are added meanwhile, too', async () => {
    await insert('photos');
    await other.query('begin');
    await other.query(`update application set id = id where id = 'photos'`);
    await other.query(`insert into photo values ('late', 'photos', 'field', 0, 1)`);
    expect(await whileWaiting(() => storage.applications.erase('photos'))).toEqual(['late']);
  });

  test('has no assignee whose account is removed meanwhile', async () => {
    await insert('given');
    const account = { id: 'gone', email: 'gone', name: '', passwordHash: '' };
    await storage.staff.add({ ...account, ...OWNER }, NOW);
    await other.query('begin');
    await other.query(`delete from staff where id = 'gone'`);
    const given = () => storage.inbox.change('given', { assignee: 'gone' });
    expect(await whileWaiting(given)).toBe('changed');
    expect((await storage.inbox.handling('given'))?.assignee).toBeNull();
  });
});
