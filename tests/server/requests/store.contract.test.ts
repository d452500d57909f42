import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/server/storage/storage';
import type { Values } from '../../../src/definition/model/values';
import { openPostgres } from '../storage/openStores';
import { services } from '../submit/submission';
import { makeDatabase } from '../storage/postgresDatabase';
import { STORES } from '../storage/stores';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';
const FACTS = { name: '', phone: '', email: '', search: 'old' };

describe.each(STORES)('requests in $name', ({ tables, open }) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await open(await tables());
    await storage.definitions.keep('hash', services[0]!, NOW);
    await storage.applications.insert({
      id: 'a',
      reference: 'RG-TEST-AAAA',
      serviceId: services[0]!.id,
      definition: 'hash',
      language: 'ku',
      answers: { one: 1, two: 'two', three: [3] },
      createdAt: NOW,
      facts: FACTS,
      photos: [],
    });
  });
  afterAll(() => storage.close());

  const request = (id: string, createdAt = NOW) => ({
    id,
    applicationId: 'a',
    fields: ['one', 'three'],
    text: 'تکایە',
    due: null,
    createdAt,
    createdBy: 'staff@a.example',
  });
  const answers = (id: string, key = 'k') => ({
    id,
    applicationId: 'a',
    at: LATER,
    key,
    after: () => ({ one: 5, two: 'not asked for' }),
    photos: [{ id: `photo-${id}`, field: 'one', bytes: 1 }],
    facts: () => ({ ...FACTS, name: 'Naz', search: 'new' }),
    messages: [],
    sent: () => [{ kind: 'changed', names: ['', '', 'One'] }] as const,
  });

  test('replace the answers to their fields once, keep those before, and are checked by who handles them', async () => {
    await storage.requests.add(request('first'), []);
    const both = [
      storage.requests.answer(answers('first')),
      storage.requests.answer(answers('first', 'x')),
    ];
    const outcomes = await Promise.all(both.map((each) => each.catch(() => 'failed')));
    expect(outcomes.toSorted()).toEqual(['gone', 'stored']);
    const winner = outcomes[0] === 'stored' ? 'k' : 'x';
    expect(await storage.requests.answer(answers('first', winner))).toBe('repeated');
    expect((await storage.applications.read('a'))?.answers).toEqual({ one: 5, two: 'two' });
    const [stored] = await storage.requests.list('a');
    expect(stored).toMatchObject({
      state: 'answered',
      answeredAt: LATER,
      before: { one: 1, three: [3] },
      after: { one: 5 },
    });
    expect(await storage.requests.answer(answers('none'))).toBe('gone');
    const [line] = await storage.inbox.lines(['a']);
    const changed = [{ kind: 'changed', names: ['', '', 'One'] }];
    const unseen = { readAt: null, sentAt: LATER, sent: changed, toCheck: true };
    expect(line).toMatchObject({ name: 'Naz', ...unseen });
    for (const words of [['old'], ['new']]) {
      expect(await storage.inbox.ids({ words }, 'createdAt')).toEqual(['a']);
    }
    const isToCheck = async () => (await storage.inbox.count({ toCheck: true })).total === 1;
    const read = (by: string, at: string | null, checks: boolean) =>
      storage.inbox.change('a', { read: { by, at, checks } });
    await read('reader-a', LATER, false);
    expect(await isToCheck()).toBe(true);
    await read('reader-b', LATER, true);
    expect(await isToCheck()).toBe(false);
    await read('reader-b', null, true);
    expect(await isToCheck()).toBe(true);
    expect(await storage.applications.knownPhotos(['photo-first'])).toEqual(
      new Set(['photo-first']),
    );
  });

  test('replace answers once, on the version that staff saw, if one is a correction', async () => {
    await storage.applications.insert({
      id: 'b',
      reference: 'RG-TEST-BBBB',
      serviceId: services[0]!.id,
      definition: 'hash',
      language: 'ku',
      answers: { one: 1, two: 'two' },
      createdAt: NOW,
      facts: FACTS,
      photos: [],
    });
    const factsOf = ({ one, two }: Values) => ({
      ...FACTS,
      name: String(one),
      email: String(two),
    });
    const correction = (id: string, after: Values, version?: number) => ({
      ...{ id, applicationId: 'b', fields: Object.keys(after), key: id },
      createdAt: LATER.replace('00.000Z', `0${id.slice(1)}.000Z`),
      ...{ createdBy: 'staff@a.example', version, after: () => after, photos: [], facts: factsOf },
      messages: () => [],
    });
    const both = await Promise.all([
      storage.requests.correct(correction('c1', { one: 2 }, 0)),
      storage.requests.correct(correction('c2', { one: 3 }, 0)),
    ]);
    expect(both.toSorted()).toEqual(['stale', 'stored']);
    const [one, winner] = both[0] === 'stored' ? [2, 'c1'] : [3, 'c2'];
    expect(await storage.requests.correct(correction(winner, { one: 9 }, 0))).toBe('repeated');
    await storage.links.add('RG-TEST-BBBB', 'own', NOW);
    await storage.links.add('RG-TEST-BBBB', 'mailed', NOW, true);
    expect(await storage.requests.correct(correction('c3', { two: 'TWO' }, 1))).toBe('stored');
    expect(await storage.links.read('mailed')).toBeUndefined();
    expect(await storage.links.read('own')).toBeDefined();
    expect((await storage.applications.read('b'))?.answers).toEqual({ one, two: 'TWO' });
    // By all answers, and not by those that this correction began with.
    const [line] = await storage.inbox.lines(['b']);
    expect(line).toMatchObject({ name: String(one), email: 'TWO' });
    expect(await storage.requests.list('b')).toMatchObject([
      { state: 'corrected', before: { two: 'two' }, after: { two: 'TWO' } },
      { state: 'corrected', before: { one: 1 }, after: { one } },
    ]);
    const nobody = { ...correction('c4', { one: 1 }), applicationId: 'nobody' };
    expect(await storage.requests.correct(nobody)).toBe('gone');
    await storage.applications.erase('b');
  });

  test('are open one at a time, until they are withdrawn', async () => {
    await storage.requests.add(request('second', '2026-03-03T10:00:00.000Z'), []);
    await storage.requests.add(request('third', '2026-03-04T10:00:00.000Z'), []);
    const states = async () =>
      (await storage.requests.list('a')).map(({ id, state }) => [id, state]);
    expect(await states()).toEqual([
      ['third', 'open'],
      ['second', 'withdrawn'],
      ['first', 'answered'],
    ]);
    expect(await storage.requests.answer(answers('second'))).toBe('gone');
    expect(await storage.requests.withdraw('a')).toBe(true);
    expect(await storage.requests.withdraw('a')).toBe(false);
  });

  test('are open one at a time, of several that are added at once', async () => {
    const ids = ['p', 'q', 'r', 's', 't', 'u'];
    await Promise.all(ids.map((id) => storage.requests.add(request(id), [])));
    const added = (await storage.requests.list('a')).filter(({ id }) => ids.includes(id));
    expect(added).toHaveLength(ids.length);
    expect(added.filter(({ state }) => state === 'open')).toHaveLength(1);
    expect(await storage.requests.withdraw('a')).toBe(true);
  });

  test('are gone with their application', async () => {
    await storage.applications.erase('a');
    expect(await storage.requests.list('a')).toEqual([]);
  });
});

test.runIf(makeDatabase)('a correction keeps names that another process is adding', async () => {
  const url = makeDatabase?.() ?? '';
  const storage = await openPostgres(url);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    await storage.definitions.keep('hash', services[0]!, NOW);
    const application = { id: 'a', reference: 'RG-TEST-AAAA', serviceId: services[0]!.id } as const;
    const entered = { definition: 'hash', language: 'ku', answers: {}, createdAt: NOW } as const;
    await storage.applications.insert({ ...application, ...entered, facts: FACTS, photos: [] });
    await other.query('begin');
    await other.query(`update inbox set search = search || ' added'`);
    const correction = storage.requests.correct({
      ...{
        id: 'c',
        applicationId: 'a',
        fields: ['one'],
        createdAt: LATER,
        createdBy: '',
        key: 'c',
      },
      after: () => ({ one: 1 }),
      photos: [],
      facts: () => ({ ...FACTS, search: 'new' }),
      messages: () => [],
    });
    const waiting = 'select 1 from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))';
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
    await other.query('commit');
    expect(await correction).toBe('stored');
    const { rows } = await other.query('select search from inbox');
    expect(rows).toEqual([{ search: 'old added new' }]);
  } finally {
    await other.end();
    await storage.close();
  }
});
