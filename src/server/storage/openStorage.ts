import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataPlace, RESTORING } from '../dataDir';
import { SettingsError } from '../settings';
import { belongTogether } from '../storeId/belongTogether';
import { openStoreFiles } from '../storeId/storeFiles';
import type { Connection } from './connection';
import { dropEmbedded, embedded } from './sqlite';
import { postgres } from './postgres';
import { sqlStorage } from './sqlStorage';
import type { Storage } from './storage';

/** Where the store is, as the settings say. */
export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * PostgreSQL where an address of one is given, else the embedded store in the data folder.
 * @throws SettingsError if the photo store is not this database's, or a restore was cut off; a database
 *   that was made for this is gone again
 */
export async function openStorage(
  place: StorePlace & DataPlace,
  onLost: (error: Error) => void,
): Promise<Storage> {
  const files = await openStoreFiles(place);
  const isMade = await isToBeMade(place);
  const restoring = join(place.dataDir, RESTORING);
  let id = '';
  let storage: Storage;
  try {
    storage = await sqlStorage(openConnection(place, onLost), async (db, isNew) => {
      if (isNew && (await isThere(restoring))) throw cutOff(restoring);
      const database = place.databaseUrl === undefined ? fileOf(place) : 'DATABASE_URL';
      id = await belongTogether(db, { files, isNew, database });
    });
  } catch (error) {
    if (isMade) await dropEmbedded(fileOf(place));
    throw error;
  }
  try {
    await mark();
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;

  /** After the database: what is cut off between the two is made up for at the next start. */
  async function mark(): Promise<void> {
    if ((await files.readId()) !== id) await files.writeId(id);
    // The rows are there, so it was finished but for that.
    await rm(restoring, { force: true });
  }
}

/** The same, its tables as they are, if there are any. */
export const openConnection = (place: StorePlace, onLost: (error: Error) => void): Connection =>
  place.databaseUrl === undefined ? embedded(fileOf(place)) : postgres(place.databaseUrl, onLost);

/** Whether opening the store makes a file. */
export const isToBeMade = async (place: StorePlace): Promise<boolean> =>
  place.databaseUrl === undefined && !(await isThere(fileOf(place)));

export const fileOf = ({ dataDir }: StorePlace): string => join(dataDir, 'rega.db');

const cutOff = (restoring: string): SettingsError =>
  new SettingsError([
    `A restore was cut off (${restoring}). Run it again: npm run restore -- <backup>`,
    'To begin with an empty database instead, empty the data folder and the photo store.',
  ]);

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
