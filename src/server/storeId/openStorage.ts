import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataPlace, RESTORING } from '../dataDir';
import { SettingsError } from '../serverSettings';
import { belongTogether } from './belongTogether';
import { openStoreFiles } from './storeFiles';
import type { Connection } from '../storage/connection';
import { DatabaseFile } from '../storage/databaseFile';
import { embedded } from '../storage/sqlite';
import { sqlStorage } from '../storage/sqlStorage';
import type { Storage } from '../storage/storage';

export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens PostgreSQL if there is an address of one, else the SQLite database in the data folder.
 * @throws SettingsError if the photo store is not this database's, or a restore was not finished; a database that
 * was created for this is removed again
 */
export async function openStorage(
  place: StorePlace & DataPlace,
  onLost: (error: Error) => void,
): Promise<Storage> {
  const files = await openStoreFiles(place);
  const isMade = isToBeMade(place);
  const restoring = join(place.dataDir, RESTORING);
  let id = '';
  let storage: Storage;
  try {
    storage = await sqlStorage(await openConnection(place, onLost), async (db, isNew) => {
      if (isNew && existsSync(restoring)) {
        throw new SettingsError([
          `A restore was not finished (${restoring}). Run it again, or restore another backup`,
          'To begin with an empty database instead, empty the data folder and the photo store.',
        ]);
      }
      const database = place.databaseUrl === undefined ? String(fileOf(place)) : 'DATABASE_URL';
      id = await belongTogether(db, { files, isNew, database });
    });
  } catch (error) {
    if (isMade) await fileOf(place).drop();
    throw error;
  }
  try {
    // After the database: if the process ends between the two, the next start does it.
    if ((await files.readId()) !== id) await files.writeId(id);
    // The rows exist, so only this step was missing.
    await rm(restoring, { force: true });
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

/** Opens the database without migrating it. */
export async function openConnection(
  place: StorePlace,
  onLost: (error: Error) => void,
): Promise<Connection> {
  if (place.databaseUrl === undefined) return embedded(fileOf(place));
  // Imported dynamically, since most installations use SQLite and its driver delays each start.
  const { postgres } = await import('../storage/postgres');
  return postgres(place.databaseUrl, onLost);
}

/** Returns whether opening the database creates a file. */
export const isToBeMade = (place: StorePlace): boolean =>
  place.databaseUrl === undefined && !fileOf(place).exists();

export const fileOf = ({ dataDir }: StorePlace): DatabaseFile =>
  new DatabaseFile(join(dataDir, 'rega.db'));
