import { OWNER } from '../../../src/contract/rights';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  StoredApplicationFilter,
  NewApplication,
} from '../../../src/server/applications/stored';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';
import { services } from '../submit/submission';

const NOW = '2026-03-01T10:00:00.000Z';

const [service] = services;
if (!service) throw new Error('there is no service');

/** Letters that name applications in the order of their submission. */
const SENT = [
  { letter: 'a', name: 'Dana', serviceId: 'one', createdAt: '2026-03-01T10:00:00.000Z' },
  { letter: 'b', name: 'ئارام', serviceId: 'one', createdAt: '2026-03-01T22:30:00.000Z' },
  { letter: 'c', name: 'Ávan', serviceId: 'two', createdAt: '2026-03-02T10:00:00.000Z' },
  { letter: 'd', name: 'dana', serviceId: 'two', createdAt: '2026-03-03T10:00:00.000Z' },
] as const;

const idOf = (letter: string): string => `${letter.repeat(8)}-0000-4000-8000-000000000000`;

const application = (own: Partial<NewApplication>): NewApplication => ({
  id: randomUUID(),
  reference: `RG-${own.id ?? randomUUID()}`,
  serviceId: 'one',
  definition: 'hash',
  language: 'ku',
  answers: {},
  createdAt: NOW,
  photos: [],
  facts: { name: '', phone: '', email: '', search: '' },
  ...own,
});

describe.each(STORES)('inbox in $name', ({ tables, open }) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await open(await tables());
    await storage.definitions.keep('hash', service, NOW);
    for (const { letter, name, ...own } of SENT) {
      const facts = { name, phone: '0750', email: `${letter}@x.krd`, search: `${letter} krd` };
      await storage.applications.insert(application({ ...own, id: idOf(letter), facts }));
    }
    await storage.inbox.change(idOf('b'), { status: 'done', read: { by: 'reader-a', at: NOW } });
  });
  afterAll(() => storage.close());

  const letters = (ids: readonly string[]) => ids.map((id) => id.charAt(0)).join('');

  test.each<[string, StoredApplicationFilter, string]>([
    ['nothing', {}, 'dcba'],
    ['a service', { serviceId: 'one' }, 'ba'],
    ['a status', { status: 'new' }, 'dca'],
    ['a status of a service', { serviceId: 'one', status: 'done' }, 'b'],
    ['unread', { unread: true }, 'dca'],
    ['from a moment on', { from: '2026-03-02T10:00:00.000Z' }, 'dc'],
    ['before a moment', { before: '2026-03-02T10:00:00.000Z' }, 'ba'],
    ['between moments', { from: '2026-03-01T12:00:00.000Z', before: '2026-03-03T00:00:00Z' }, 'cb'],
    ['a language', { language: 'ar' }, ''],
    ['another language', { language: 'ku' }, 'dcba'],
    ['a word', { words: ['krd'] }, 'dcba'],
    ['words, each of them', { words: ['c', 'krd'] }, 'c'],
    ['a word that is nowhere', { words: ['xyz'] }, ''],
    ['all at once', { serviceId: 'two', status: 'new', unread: true, words: ['d'] }, 'dc'],
  ])('filtered by %s: list, count and ids agree', async (_, filter, expected) => {
    const page = { page: 1, perPage: 20 };
    const { data, ...counts } = await storage.inbox.list(filter, '-createdAt', page);
    expect(letters(data.map(({ id }) => id))).toBe(expected);
    expect(letters(await storage.inbox.ids(filter, '-createdAt'))).toBe(expected);
    const unread = [...expected].filter((letter) => letter !== 'b').length;
    expect(counts).toEqual({ total: expected.length, unread });
    expect(await storage.inbox.count(filter)).toEqual(counts);
  });

  test('returns a row of an application', async () => {
    expect(await storage.inbox.lines([idOf('b'), randomUUID()])).toEqual([
      {
        id: idOf('b'),
        reference: `RG-${idOf('b')}`,
        serviceId: 'one',
        language: 'ku',
        createdAt: SENT[1].createdAt,
        status: 'done',
        version: 2,
        readAt: NOW,
        readers: '|reader-a|',
        assignee: null,
        due: null,
        sentAt: null,
        sent: [],
        ...{ toCheck: false, incomplete: false, changedAt: null },
        name: 'ئارام',
        phone: '0750',
        email: 'b@x.krd',
        about: '',
      },
    ]);
    expect(await storage.inbox.lines([])).toEqual([]);
    expect(await storage.inbox.definitions({})).toEqual(['hash']);
    expect(await storage.inbox.definitions({ words: ['xyz'] })).toEqual([]);
  });

  test("stores the staff's status and read state separately", async () => {
    const id = randomUUID();
    await storage.applications.insert(application({ id }));
    const { handling, change } = storage.inbox;
    const nothing = { sentAt: null, sent: [], toCheck: false, incomplete: false };
    const unread = { readAt: null, readers: '|', assignee: null, due: null, ...nothing };
    const fresh = { ...unread, status: 'new', version: 1, changedBy: '', changedAt: null };
    expect(await handling(id)).toEqual(fresh);
    expect(await change(id, { status: 'refused', by: 'a@b.c', at: NOW })).toBe('changed');
    const read = (by: string, at: string | null) => change(id, { read: { by, at } });
    expect(await read('reader-a', NOW)).toBe('changed');
    expect(await change(id, {})).toBe('changed');
    const changed = { status: 'refused', version: 2, changedBy: 'a@b.c', changedAt: NOW };
    const mine = { readAt: NOW, readers: '|reader-a|' };
    expect(await handling(id)).toEqual({ ...unread, ...changed, ...mine });
    await read('reader-b', '2026-04-01T10:00:00.000Z');
    await read('reader-b', '2026-04-01T10:00:00.000Z');
    expect(await handling(id)).toMatchObject({ readAt: NOW, readers: '|reader-a|reader-b|' });
    await read('reader-a', null);
    expect(await handling(id)).toMatchObject({ readAt: NOW, readers: '|reader-b|' });
    await read('reader-b', null);
    expect(await handling(id)).toMatchObject({ readAt: null, readers: '|' });
    const both = (['done', 'new'] as const).map((status) => change(id, { status, version: 2 }));
    expect((await Promise.all(both)).toSorted()).toEqual(['changed', 'stale']);
    expect((await handling(id))?.version).toBe(3);
    expect(await change(randomUUID(), { status: 'done' })).toBe('unknown');
    expect(await change(randomUUID(), { status: 'done', version: 1 })).toBe('unknown');
    expect(await handling(randomUUID())).toBeUndefined();
    await storage.applications.erase(id);
  });

  test('gives an application to a colleague until a day, and tells of it', async () => {
    const [id, staffId] = [randomUUID(), randomUUID()];
    await storage.applications.insert(application({ id, serviceId: 'three' }));
    const account = { id: staffId, email: 'a@b.c', name: 'A', passwordHash: '', ...OWNER };
    await storage.staff.add(account, NOW);
    const entry = {
      id: randomUUID(),
      at: NOW,
      who: 'a@b.c',
      kind: 'assigned',
      text: 'a@b.c',
    } as const;
    const change = { assignee: staffId, due: '2026-03-09', activities: [entry] };
    expect(await storage.inbox.change(id, { ...change, version: 1 })).toBe('changed');
    expect(await storage.inbox.change(id, { assignee: null, version: 1 })).toBe('stale');
    expect(await storage.inbox.handling(id)).toMatchObject({
      assignee: staffId,
      due: '2026-03-09',
      version: 2,
      changedAt: null,
    });
    const found = async (filter: StoredApplicationFilter) =>
      (await storage.inbox.ids({ serviceId: 'three', ...filter }, 'name')).length;
    for (const [filter, expected] of [
      [{ assignee: staffId }, 1],
      [{ assignee: null }, 0],
      [{ dueBefore: '2026-03-09' }, 0],
      [{ dueBefore: '2026-03-10', dueFrom: '2026-03-09' }, 1],
      [{ dueFrom: '2026-03-10' }, 0],
      [{ undated: true }, 0],
      [{ without: ['new', 'done'] }, 0],
      [{ without: ['done'] }, 1],
      [{ unread: true, reader: staffId }, 1],
    ] as const) {
      expect([filter, await found(filter)]).toEqual([filter, expected]);
    }
    const later = {
      ...entry,
      id: randomUUID(),
      at: '2026-03-02T10:00:00.000Z',
      kind: 'due',
    } as const;
    expect(await storage.activities.add(id, later)).toBe('new');
    expect(await storage.activities.add(randomUUID(), later)).toBeUndefined();
    expect(await storage.activities.list(id)).toEqual([entry, later]);
    // Applications of an account that is removed are nobody's.
    await storage.staff.add({ ...account, id: randomUUID(), email: 'b@b.c' }, NOW);
    await storage.staff.remove(staffId);
    expect((await storage.inbox.handling(id))?.assignee).toBeNull();
    await storage.applications.erase(id);
    expect(await storage.activities.list(id)).toEqual([]);
  });

  test('counts as unread what a colleague has not read, whoever else has', async () => {
    const counted = async (reader?: string) =>
      (await storage.inbox.count(reader === undefined ? {} : { reader })).unread;
    expect([await counted(), await counted('reader-a'), await counted('reader-b')]).toEqual([
      3, 3, 4,
    ]);
    expect(letters(await storage.inbox.ids({ unread: true, reader: 'reader-b' }, 'name'))).toBe(
      'cadb',
    );
  });

  test('adds notes, in their order, which go with the application', async () => {
    const id = randomUUID();
    const note = (text: string, at = NOW) => ({ id: randomUUID(), at, who: 'a@b.c', text });
    const notes = [note("Call\n'him' ئێستا"), note('Called', '2026-03-02T10:00:00.000Z')];
    expect(await storage.inbox.addNote(id, notes[0]!)).toBeUndefined();
    await storage.applications.insert(application({ id }));
    await Promise.all(notes.toReversed().map((one) => storage.inbox.addNote(id, one)));
    expect(await storage.inbox.notes(id)).toEqual(notes);
    expect([...(await storage.inbox.notesOf([randomUUID(), id]))]).toEqual([[id, notes]]);
    await storage.applications.erase(id);
    expect(await storage.inbox.notes(id)).toEqual([]);
  });

  test('counts new applications and arrivals', async () => {
    expect(await storage.inbox.countByService({ status: 'new' })).toEqual([
      { serviceId: 'one', count: 1 },
      { serviceId: 'two', count: 2 },
    ]);
    const unread = { unread: true, reader: 'reader-a', services: ['one'] };
    expect(await storage.inbox.countByService(unread)).toEqual([{ serviceId: 'one', count: 1 }]);
    const arrived = ['d', 'c'].map((letter) => ({
      id: idOf(letter),
      sentAt: null,
      serviceId: 'two',
    }));
    expect(await storage.inbox.arrived(SENT[1].createdAt)).toEqual(arrived);
    expect(await storage.inbox.count({ after: SENT[1].createdAt })).toMatchObject({ total: 2 });
    expect(await storage.inbox.hours({ from: '2026-03-01T12:00:00.000Z' })).toEqual([
      { hour: '2026-03-01T22', count: 1 },
      { hour: '2026-03-02T10', count: 1 },
      { hour: '2026-03-03T10', count: 1 },
    ]);
  });

  test('forgets an erased application and all that belongs to it', async () => {
    const id = randomUUID();
    const photos = ['p1', 'p2'].map((photo) => ({ id: photo, field: 'a', bytes: 1 }));
    const idempotency = { key: 'key', bodyHash: 'body' };
    await storage.applications.insert(application({ id, photos, idempotency }));
    expect((await storage.applications.erase(id))?.toSorted()).toEqual(['p1', 'p2']);
    expect(await storage.applications.read(id)).toBeUndefined();
    expect(await storage.applications.byKey('key')).toBeUndefined();
    expect(await storage.applications.knownPhotos(['p1', 'p2'])).toEqual(new Set());
    expect(await storage.inbox.handling(id)).toBeUndefined();
    expect(await storage.applications.erase(id)).toBeUndefined();
    expect(letters(await storage.inbox.ids({}, 'createdAt'))).toBe('abcd');
  });
});
