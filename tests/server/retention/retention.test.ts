import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadCatalogue } from '../../../src/server/catalogue';
import { openPhotoFolder } from '../../../src/server/photos/photoFolder';
import { eraseExpired } from '../../../src/server/retention/eraseExpired';
import { openStorage } from '../../../src/server/storeId/openStorage';
import { figure, proves } from '../../requirements/figure';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { fileFields, servicesThat } from '../support/picks';
import { sampleRequest } from '../submit/submission';
import { diskFiles } from '../../../src/server/photos/stores/openFiles';
import { graceOf } from '../../../src/server/retention/clock';

const DAY = 24 * 60 * 60 * 1000;
/** A busy machine may take its time; what never comes still fails. */
const PATIENT = { timeout: 120_000 };
/** Days. */
const RETENTION = 20;
const NOW = Date.parse('2026-06-01T10:00:00.000Z');

const [withPhotos] = servicesThat('sends photos', (one) => fileFields(one).length > 0);
const catalogue = await loadCatalogue(ROOT);

afterEach(() => {
  vi.useRealTimers();
});

describe('application', proves('R38'), () => {
  const CASES = [
    { of: 'no limit', age: 9000, isErased: false },
    { of: 'the settings', settings: 30, age: 29, isErased: false },
    { of: 'the settings', settings: 30, age: 30, isErased: false },
    { of: 'the settings', settings: 30, age: 31, isErased: true },
    { of: 'a shorter one of its service', settings: 30, service: 10, age: 11, isErased: true },
    { of: 'a longer one of its service', settings: 30, service: 60, age: 31, isErased: false },
    { of: 'a longer one of its service', settings: 30, service: 60, age: 61, isErased: true },
    { of: 'its service alone', service: 10, age: 11, isErased: true },
    { of: 'its service alone', service: 10, age: 9, isErased: false },
    { of: 'the settings, its file gone', settings: 30, isGone: true, age: 31, isErased: true },
    { of: 'no limit, its file gone', isGone: true, age: 31, isErased: false },
    { of: 'unknown services', settings: 30, isUnknown: true, age: 31, isErased: false },
  ];
  test.each(CASES)(
    'is erased after $age days, by $of: $isErased',
    async ({ settings, service, age, ...more }) => {
      const dataDir = await tempFolder();
      const storage = await openStorage({ dataDir, databaseUrl: undefined }, () => {});
      const [files, trash] = [diskFiles(await tempFolder()), diskFiles(await tempFolder())];
      const folder = await openPhotoFolder({ files, trash, temp: await tempFolder() });
      const id = randomUUID();
      await storage.definitions.keep('hash', withPhotos, new Date(0).toISOString());
      await storage.applications.insert({
        id,
        reference: 'RG-1',
        serviceId: withPhotos.id,
        definition: 'hash',
        language: 'en',
        createdAt: new Date(NOW - age * DAY).toISOString(),
        answers: {},
        photos: [],
        facts: { name: '', phone: '', email: '', search: '' },
      });
      const own = catalogue.map((entry) => {
        const { staff } = entry.service;
        const limit = service === undefined ? {} : { retentionDays: service };
        return { ...entry, service: { ...entry.service, staff: { ...staff, ...limit } } };
      });
      const count = await eraseExpired({
        catalogue: {
          entries: () => (more.isGone ? [] : own),
          refresh: async () => !more.isUnknown,
        },
        storage,
        folder,
        settings: { retentionDays: settings },
        now: () => new Date(NOW),
        log: { error: () => {} },
        grace: graceOf({ storage, settings: { mail: undefined }, log: { error: () => {} } }),
      });
      expect(count).toBe(more.isErased ? 1 : 0);
      expect((await storage.applications.read(id)) === undefined).toBe(more.isErased);
      await storage.close();
    },
  );
});

describe('many applications that expire at once', async () => {
  const HOUR = 60 * 60 * 1000;

  /** Creates so many expired applications, and so many new ones. */
  async function startWith(expired: number, fresh: number) {
    const dataDir = await tempFolder();
    const storage = await openStorage({ dataDir, databaseUrl: undefined }, () => {});
    const [files, trash] = [diskFiles(await tempFolder()), diskFiles(await tempFolder())];
    const folder = await openPhotoFolder({ files, trash, temp: await tempFolder() });
    await storage.definitions.keep('hash', withPhotos, new Date(0).toISOString());
    for (let index = 0; index < expired + fresh; index += 1) {
      await storage.applications.insert({
        id: `${index}`,
        reference: `RG-${index}`,
        serviceId: withPhotos.id,
        definition: 'hash',
        language: 'en',
        createdAt: new Date(NOW - (index < expired ? RETENTION + 1 : 1) * DAY).toISOString(),
        answers: {},
        photos: [],
        facts: { name: '', phone: '', email: '', search: '' },
      });
    }
    const error = vi.fn();
    const settings = { retentionDays: RETENTION };
    const run = (now: number) =>
      eraseExpired({
        catalogue: { entries: () => catalogue, refresh: async () => true },
        storage,
        folder,
        settings,
        now: () => new Date(now),
        log: { error },
        grace: graceOf({ storage, settings: { mail: undefined }, log: { error } }),
      });
    return { storage, run, error };
  }

  test('are announced first and erased a day later', async () => {
    const { storage, run, error } = await startWith(6, 1);
    expect([await run(NOW), await run(NOW), await run(NOW + 12 * HOUR)]).toEqual([0, 0, 0]);
    expect(error).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledWith({ expired: 6, applications: 7 }, expect.any(String));
    expect(await run(NOW + DAY)).toBe(6);
    expect((await storage.inbox.count({})).total).toBe(1);
    await storage.close();
  });

  test('stay if the clock was wrong', async () => {
    const { storage, run } = await startWith(0, 7);
    expect(await run(NOW + 400 * DAY)).toBe(0);
    expect(await run(NOW)).toBe(0);
    // The earlier announcement was not for these.
    expect(await run(NOW + 402 * DAY)).toBe(0);
    expect((await storage.inbox.count({})).total).toBe(7);
    await storage.close();
  });

  test('are erased at once if they are few, or few of many', async () => {
    for (const [expired, fresh] of [
      [5, 0],
      [6, 60],
    ] as const) {
      const { storage, run, error } = await startWith(expired, fresh);
      expect(await run(NOW)).toBe(expired);
      expect(error).not.toHaveBeenCalled();
      await storage.close();
    }
  });
});

const TRACES = ['Needlewoman', 'needle@haystack.example'];

/** Starts a server with our clock, and an application that is easily found. */
async function startClocked(env: Record<string, string> = {}) {
  const clock = { now: NOW };
  const server = await startServer({
    env: { RETENTION_DAYS: String(RETENTION), ...env },
    now: () => new Date(clock.now),
  });
  const send = async () => {
    const request = await sampleRequest(withPhotos, {}, (values) => ({
      ...values,
      firstName: TRACES[0],
      email: TRACES[1],
    }));
    return (await server.app.inject(request)).json<{ reference: string }>().reference;
  };
  return { ...server, clock, send };
}

async function expectErased(server: Awaited<ReturnType<typeof startClocked>>, reference: string) {
  const { app, storage, files, settings } = server;
  await app.ready();
  await expect.poll(async () => (await storage.inbox.count({})).total, PATIENT).toBe(0);
  await expect.poll(() => files('photos'), PATIENT).toEqual([]);
  const audited = async () => (await storage.audit.list({ page: 1, perPage: 9 }, [], '')).data;
  await expect
    .poll(audited, PATIENT)
    .toMatchObject([{ who: '', action: 'applicationExpired', subject: reference }]);
  const names = (await readdir(settings.dataDir)).filter((name) => name.startsWith('rega.db'));
  for (const name of names) {
    const text = (await readFile(join(settings.dataDir, name))).toString('latin1').toLowerCase();
    for (const trace of TRACES) expect(text).not.toContain(trace.toLowerCase());
  }
}

test('a running server erases daily and logs no name', async (context) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await startClocked();
  const reference = await server.send();
  expect((await server.files('photos')).length).toBeGreaterThan(0);
  server.clock.now += (RETENTION + 1) * DAY;
  const before = (await server.storage.inbox.count({})).total;
  expect(before).toBe(1);
  vi.advanceTimersByTime(DAY);
  await expectErased(server, reference);
  const { total } = await server.storage.inbox.count({});
  figure(context, 'R38', `after ${RETENTION} days: ${total} of ${before} left`);
});

test('a restarted server erases at the start', proves('R38'), async () => {
  const first = await startClocked();
  const reference = await first.send();
  const env = { DATA_DIR: first.settings.dataDir };
  const second = await startClocked(env);
  await second.app.ready();
  expect((await second.storage.inbox.count({})).total).toBe(1);
  const third = await startServer({
    env: { RETENTION_DAYS: String(RETENTION), ...env },
    now: () => new Date(NOW + (RETENTION + 1) * DAY),
  });
  await expectErased({ ...second, ...third }, reference);
});

test('a failed task runs again the next day, and stops with the server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await startClocked();
  const services = vi.spyOn(server.storage.inbox, 'countByService');
  services.mockRejectedValue(new Error('no database'));
  await server.app.ready();
  await expect.poll(() => services.mock.calls.length, PATIENT).toBe(1);
  const reference = await server.send();
  services.mockRestore();
  server.clock.now += (RETENTION + 1) * DAY;
  vi.advanceTimersByTime(DAY);
  await expectErased(server, reference);
  await server.app.close();
  expect(vi.getTimerCount()).toBe(0);
});
