import { randomBytes } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { prepareDataDir } from '../../../src/server/dataDir';
import { readServerSettings, type ServerSettings } from '../../../src/server/serverSettings';
import { openStorage } from '../../../src/server/storeId/openStorage';
import type { Storage } from '../../../src/server/storage/storage';
import { afterFile } from '../../shared/afterFile';
import { ROOT, tempFolder } from '../support/folders';
import { services } from '../submit/submission';

const NOW = '2026-06-01T10:00:00.000Z';
export const DAY = 24 * 60 * 60 * 1000;
export const newId = () => randomBytes(16).toString('hex');

export type Env = Readonly<Record<string, string>>;

export async function place(env: Env = {}): Promise<ServerSettings> {
  const settings = readServerSettings({ DATA_DIR: join(await tempFolder(), 'data'), ...env }, ROOT);
  await prepareDataDir(settings);
  return settings;
}

export async function open(settings: ServerSettings): Promise<Storage> {
  await prepareDataDir(settings);
  const storage = await openStorage(settings, () => {});
  afterFile(() => storage.close());
  return storage;
}

/** Returns a stopped installation with so many photos, each of an application of its own. */
export async function filled(settings: ServerSettings, count = 3): Promise<string[]> {
  const storage = await openStorage(settings, () => {});
  const ids = Array.from({ length: count }, newId);
  await addPhotos(storage, settings, ids);
  await storage.close();
  return ids;
}

export async function addPhotos(
  storage: Storage,
  settings: ServerSettings,
  ids: readonly string[],
) {
  const [service] = services;
  if (!service) throw new Error('there is no service');
  await storage.definitions.keep('hash', service, NOW);
  for (const id of ids) {
    await storage.applications.insert({
      id: `application-${id}`,
      reference: `RG-${id}`,
      serviceId: service.id,
      definition: 'hash',
      language: 'en',
      answers: {},
      createdAt: NOW,
      facts: { name: '', phone: '', email: '', search: '' },
      photos: [{ id, field: 'a', bytes: 1 }],
    });
  }
  await putFiles(settings, ids);
}

/** Adds files that are old. */
export async function putFiles(settings: ServerSettings, ids: readonly string[], below = 'photos') {
  for (const id of ids) {
    const path = join(rootOf(settings), below, `${id}.jpg`);
    await writeFile(path, id);
    await utimes(path, new Date(NOW), new Date(NOW));
  }
}

const rootOf = ({ photoStore, dataDir }: ServerSettings): string =>
  photoStore && 'folder' in photoStore ? photoStore.folder : dataDir;

export const idsIn = async (settings: ServerSettings, below = 'photos'): Promise<string[]> =>
  (await readdir(join(rootOf(settings), below))).map((name) => name.replace('.jpg', '')).toSorted();

export const database = ({ dataDir }: ServerSettings): string => join(dataDir, 'rega.db');
export const markOf = (settings: ServerSettings): string => join(rootOf(settings), 'store-id');

/** Removes the ids, as in an installation of an older version. */
export async function forgetIds(settings: ServerSettings): Promise<void> {
  await rm(markOf(settings));
  const store = new Database(database(settings));
  store.exec('delete from store');
  store.close();
}
