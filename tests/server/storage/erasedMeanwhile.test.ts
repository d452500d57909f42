import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../../../src/server/storage/postgres';
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
const ANSWERS = { after: () => ({}), photos: [], facts: () => FACTS, messages: [] };

/** What is written for an application, and what the outcome is if there is none. */
const WRITES: [what: string, write: (storage: Storage, id: string) => Promise<unknown>, unknown][] =
  [
    [
      'a note',
      ({ inbox }, id) => inbox.addNote(id, { id: `n${id}`, at: NOW, who: '', text: '' }),
      false,
    ],
    ['an entry', ({ activities }, id) => activities.add(id, { ...ENTRY, id: `e${id}` }), false],
    ['a link', ({ links }, id) => links.add(`RG-${id}`, `hash ${id}`, NOW), false],
    ['a status', ({ inbox }, id) => inbox.change(id, { status: 'done' }), 'unknown'],
    [
      'a request',
      ({ requests }, id) => requests.add({ ...ASKED, id: `r${id}`, applicationId: id }, []),
      false,
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
  const storage = await openPostgres(url, () => {});
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  afterFile(async () => {
    await other.end();
    await storage.close();
  });
  const [service] = services;
  await storage.definitions.keep('hash', service!, NOW);
  const insert = (id: string) =>
    storage.applications.insert({
      ...{ id, reference: `RG-${id}`, serviceId: service!.id, definition: 'hash' },
      ...{ language: 'en', answers: {}, createdAt: NOW, facts: FACTS, photos: [] },
      messages: [{ ...MESSAGE, id: `m${id}`, applicationId: id }],
    });
  /** Starts work, and commits what the other process has begun once the work waits for that. */
  async function whileWaiting<T>(work: () => Promise<T>): Promise<T> {
    const done = work();
    const waiting = 'select 1 from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
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

  test('takes along the photos that are added meanwhile', async () => {
    await insert('photos');
    await other.query('begin');
    await other.query(`update application set id = id where id = 'photos'`);
    await other.query(`insert into photo values ('late', 'photos', 'field', 0, 1)`);
    expect(await whileWaiting(() => storage.applications.erase('photos'))).toEqual(['late']);
  });
});
