import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewApplication } from '../../../src/server/applications/stored';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';
import { services } from '../submit/submission';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:15:00.000Z';

const [service] = services;
if (!service) throw new Error('there is no service');

let made = 0;
const application = (own: Partial<NewApplication> = {}): NewApplication => {
  made += 1;
  return {
    id: randomUUID(),
    reference: `RG-TEST-${made}`,
    serviceId: service.id,
    definition: 'hash',
    language: 'ku',
    answers: { firstName: 'ژیلا 😀', note: "Robert'); drop table application;--" },
    createdAt: NOW,
    facts: { name: '', phone: '', email: '', search: '' },
    photos: [],
    ...own,
  };
};

const withKey = (key: string, bodyHash = 'body') => ({ idempotency: { key, bodyHash } });

describe.each(STORES)('$name', ({ place, tables, open, execute }) => {
  let storage: Storage;
  let where: string;

  beforeEach(async () => {
    where = await tables();
    storage = await open(where);
    await storage.definitions.keep('hash', service, NOW);
  });
  afterEach(() => storage.close());

  const listed = (page = 1, perPage = 20) =>
    storage.inbox.list({}, '-createdAt', { page, perPage });

  describe('applications', () => {
    test('are returned as they were stored', async () => {
      const photos = [{ id: 'p1', field: 'a', bytes: 3 }];
      const { photos: _, facts, ...stored } = application({ photos });
      expect(await storage.applications.insert({ ...stored, facts, photos })).toEqual({
        outcome: 'stored',
      });
      expect(await storage.applications.read(stored.id, service.id)).toEqual(stored);
      expect(await storage.applications.read(stored.id)).toEqual(stored);
      expect(await storage.applications.readAll([randomUUID(), stored.id])).toEqual([stored]);
      expect(await storage.applications.knownPhotos(['p1', 'p2'])).toEqual(new Set(['p1']));
      expect(await storage.applications.knownPhotos([])).toEqual(new Set());
      expect(await storage.applications.ofPhoto('p1')).toEqual({
        reference: stored.reference,
        serviceId: stored.serviceId,
      });
      expect(await storage.applications.ofPhoto('p2')).toBeUndefined();
    });

    test('are read under their own service only', async () => {
      const own = application();
      await storage.applications.insert(own);
      expect(await storage.applications.read(own.id, 'other')).toBeUndefined();
      expect(await storage.applications.read(randomUUID(), service.id)).toBeUndefined();
    });

    test('are listed newest first, paginated', async () => {
      const minutes = [3, 1, 5, 2, 4];
      for (const minute of minutes) {
        const createdAt = `2026-03-01T10:0${minute}:00.000Z`;
        await storage.applications.insert(application({ createdAt }));
      }
      const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(page, 2)));
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
      expect(
        pages.map(({ data }) => data.map(({ createdAt }) => Number(createdAt.slice(14, 16)))),
      ).toEqual([[5, 4], [3, 2], [1], []]);
    });

    test('have a stable order within the same moment', async () => {
      for (let count = 0; count < 6; count += 1) await storage.applications.insert(application());
      const ids = (await listed()).data.map(({ id }) => id);
      const paged = await Promise.all([1, 2, 3].map((page) => listed(page, 2)));
      expect(paged.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids);
    });

    test('have unique references', async () => {
      const first = application();
      const second = application({ reference: first.reference, ...withKey('k') });
      await storage.applications.insert(first);
      expect(await storage.applications.insert(second)).toEqual({ outcome: 'referenceTaken' });
      expect((await listed()).total).toBe(1);
      expect(await storage.applications.byKey('k')).toBeUndefined();
    });

    test('are stored completely or not at all', async () => {
      const photo = { id: 'same', field: 'a', bytes: 1 };
      const broken = application({ photos: [photo, photo], ...withKey('k') });
      await expect(storage.applications.insert(broken)).rejects.toThrow();
      expect((await listed()).total).toBe(0);
      expect(await storage.applications.byKey('k')).toBeUndefined();
      expect(await storage.applications.knownPhotos(['same'])).toEqual(new Set());
    });

    test('are erased while others are inserted', async () => {
      const leaving = Array.from({ length: 10 }, () => application());
      for (const one of leaving) await storage.applications.insert(one);
      const coming = Array.from({ length: 10 }, (_, index) => application(withKey(`k${index}`)));
      const outcomes = await Promise.all([
        ...leaving.map(async ({ id }) => storage.applications.erase(id)),
        ...coming.map(async (one) => storage.applications.insert(one)),
      ]);
      expect(outcomes).toEqual([
        ...leaving.map(() => []),
        ...coming.map(() => ({ outcome: 'stored' })),
      ]);
      expect((await listed()).total).toBe(coming.length);
    });

    test('require a definition', async () => {
      await expect(
        storage.applications.insert(application({ definition: 'unheard of' })),
      ).rejects.toThrow();
    });
  });

  describe('idempotency key', () => {
    test('stores the first of several requests', async () => {
      const first = application(withKey('key'));
      await storage.applications.insert(first);
      const earlier = { reference: first.reference, bodyHash: 'body' };
      expect(await storage.applications.byKey('key')).toEqual(earlier);
      expect(await storage.applications.insert(application(withKey('key', 'other')))).toEqual({
        outcome: 'repeated',
        earlier,
      });
      expect((await listed()).total).toBe(1);
    });

    test('stores one of ten concurrent requests', async () => {
      const all = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const one = application(withKey('ten'));
          const inserted = await storage.applications.insert(one);
          return inserted.outcome === 'repeated' ? inserted.earlier.reference : one.reference;
        }),
      );
      expect(new Set(all).size).toBe(1);
      expect((await listed()).total).toBe(1);
    });

    test('is seen at once if another process has stored it', async () => {
      const other = await open(where);
      const both = [storage, other].flatMap((one) => [one, one, one]);
      const outcomes = await Promise.all(
        both.map((one) => one.applications.insert(application(withKey('two')))),
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      await other.close();
    });
  });

  test('definitions are stored once by their hash, and read in the present language', async () => {
    await storage.definitions.keep('hash', { ...service, version: 99 }, LATER);
    expect(await storage.definitions.read('hash')).toEqual(service);
    expect(await storage.definitions.read('none')).toBeUndefined();
    const born = { type: 'string', format: 'date', label: ['ل', 'م', 'Born'] };
    const old = { ...service, form: { properties: { born: { ...born, notAfter: 'today' } } } };
    await storage.definitions.keep('old', old as unknown as typeof service, NOW);
    expect((await storage.definitions.read('old'))?.form.properties.born).toEqual({
      ...born,
      compare: { notAfter: 'today' },
    });
  });

  describe('staff', () => {
    const account = { id: 'a', email: 'a@b.c', passwordHash: 'x' };

    test('the first account is created once', async () => {
      expect(await storage.staff.any()).toBe(false);
      const made = await Promise.all([
        storage.staff.addFirst(account, NOW),
        storage.staff.addFirst({ ...account, id: 'b', email: 'b@b.c' }, NOW),
      ]);
      expect(made.toSorted()).toEqual([false, true]);
      expect(await storage.staff.any()).toBe(true);
    });

    test('a session ends by logout or by expiry', async () => {
      await storage.staff.addFirst(account, NOW);
      expect(await storage.staff.byEmail('a@b.c')).toEqual(account);
      expect(await storage.staff.byEmail('A@b.c')).toBeUndefined();
      const session = (tokenHash: string) => ({ tokenHash, staffId: 'a', expiresAt: LATER });
      await storage.sessions.add(session('one'));
      await storage.sessions.add(session('two'));
      await storage.sessions.dropExpired(NOW);
      expect(await storage.sessions.owner('one', NOW)).toMatchObject({ id: 'a', email: 'a@b.c' });
      expect(await storage.sessions.owner('one', LATER)).toBeUndefined();
      await storage.sessions.end('one');
      expect(await storage.sessions.owner('one', NOW)).toBeUndefined();
      expect(await storage.sessions.owner('two', NOW)).toBeDefined();
      await storage.sessions.dropExpired(LATER);
      expect(await storage.sessions.owner('two', NOW)).toBeUndefined();
    });
  });

  describe('attempt counters', () => {
    test('count concurrent attempts until they expire', async () => {
      const add = () => storage.attempts.add('k', NOW, LATER);
      const counts = (await Promise.all([add(), add(), add()])).map(({ count }) => count);
      expect(counts.toSorted()).toEqual([1, 2, 3]);
      await storage.attempts.giveBack('k');
      expect(await storage.attempts.add('k', NOW, 'never')).toEqual({
        count: 3,
        expiresAt: LATER,
      });
      const anew = '2026-03-01T10:30:00.000Z';
      expect(await storage.attempts.add('k', LATER, anew)).toEqual({ count: 1, expiresAt: anew });
      expect((await storage.attempts.add('k', LATER, anew, 40)).count).toBe(41);
      expect((await storage.attempts.add('k', anew, 'never', 7)).count).toBe(7);
      expect((await storage.attempts.add('many', NOW, LATER, 9)).count).toBe(9);
    });

    test('are reset on request or by expiry', async () => {
      await storage.attempts.add('told', NOW, LATER);
      await storage.attempts.add('over', NOW, LATER);
      await storage.attempts.remove('told');
      await storage.attempts.dropExpired(LATER);
      for (const key of ['told', 'over']) {
        expect((await storage.attempts.add(key, NOW, LATER)).count).toBe(1);
      }
    });
  });

  describe('opening the storage', () => {
    test('finds the stored data and migrates nothing twice', async () => {
      const own = application();
      await storage.applications.insert(own);
      await storage.close();
      storage = await open(where);
      expect((await listed()).data.map(({ id }) => id)).toEqual([own.id]);
    });

    test('works on the tables of a newer version, unless that says otherwise', async () => {
      const fresh = await place();
      await (await open(fresh)).close();
      await execute(fresh, "insert into migration values (9998, 'later', 0)");
      await (await open(fresh)).close();
      await execute(fresh, "insert into migration values (9999, 'later', 9999)");
      await expect(open(fresh)).rejects.toThrow('version 9999');
    });

    test('migrates once when two processes open it', async () => {
      const fresh = await place();
      const [one, two] = await Promise.all([open(fresh), open(fresh)]);
      await one.definitions.keep('h', service, NOW);
      expect(await two.definitions.read('h')).toEqual(service);
      await Promise.all([one.close(), two.close()]);
    });
  });
});
