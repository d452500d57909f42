import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataPlace, RESTORING } from '../dataDir';
import { SettingsError } from '../serverSettings';
import { openStoreFiles, type StoreFiles } from './storeFiles';
import type { Connection, Db } from '../storage/connection';
import { DatabaseFile } from '../storage/databaseFile';
import { embedded } from '../storage/sqlite';
import type { Storage } from '../storage/storage';
import { readStoreId, rowCount } from '../storage/queries';
import { randomUUID } from 'node:crypto';
import { idsIn } from '../records/pictureAddress';
import { sql } from 'kysely';
import { type CheckStore, migrate } from '../storage/migrations/migrate';
import { openStores } from '../features';

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

/** Written into a store by hand, it makes the store take the id of the database at the next start. */
const JOIN = 'join';

const BATCH = 500;

interface Opened {
  readonly files: StoreFiles;
  /** Whether the tables were just created. */
  readonly isNew: boolean;
  /** The database, in words for whoever starts the server. */
  readonly database: string;
}

/**
 * Returns the common id of the database and the file store. A database without an id gets one, unless the store
 * has an id or its files contradict it: on a wrong database, a server would sweep all photos.
 * @param db in a transaction, one at a time; a rollback undoes all changes
 * @throws SettingsError if they do not belong together
 */
async function belongTogether(db: Db, opened: Opened): Promise<string> {
  const own = await readStoreId(db);
  const mark = await opened.files.readId();
  if (mark === undefined) await refuseOthers(db, opened);
  else if (mark !== own && mark !== JOIN) throw apart(opened, [marked(mark, opened, own)]);
  return own ?? newStoreId(db);
}

export async function newStoreId(db: Db): Promise<string> {
  const id = randomUUID();
  await db.insertInto('store').values({ id, made_at: new Date().toISOString() }).execute();
  return id;
}

/** Accepts a store without an id if the database names most of its files, and at least one. */
async function refuseOthers(db: Db, opened: Opened): Promise<void> {
  const all: string[] = [];
  for await (const id of opened.files.ids()) all.push(id);
  const photos = await rowCount(db.selectFrom('photo'));
  const records = await db.selectFrom('content').select('document').execute();
  const pictures = new Set(records.flatMap(({ document }) => idsIn(document)));
  let known = all.filter((id) => pictures.has(id)).length;
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH);
    known += await rowCount(db.selectFrom('photo').where('id', 'in', batch));
  }
  const isOfAnother = all.length > known * 2;
  const isEmptied = photos > 0 && known === 0;
  if (!isOfAnother && !isEmptied) return;
  throw apart(opened, [
    `The store has ${all.length} photos and pictures, and the database names ${known} of them.`,
    ...(isEmptied ? [`The database names ${photos} photos, and none of them is there.`] : []),
  ]);
}

const marked = (mark: string, { isNew }: Opened, own: string | undefined): string =>
  `The store has the id ${mark}, the database ${
    own === undefined ? (isNew ? 'is new' : 'has none') : `has the id ${own}`
  }.`;

const apart = ({ files, database }: Opened, found: readonly string[]): SettingsError =>
  new SettingsError([
    `The database (${database}) and the photo store (${files.markPath}) do not belong together.`,
    ...found,
    'Nothing was changed. Correct DATA_DIR, DATABASE_URL or PHOTO_STORE, or put the right database back.',
    `If they do belong together, write the word ${JOIN} into ${files.markPath} and start again.`,
  ]);

/** Returns the storage on an SQL database, after migrating it. */
export async function sqlStorage(
  connection: Connection,
  checkStore?: CheckStore,
): Promise<Storage> {
  try {
    await migrate(connection, checkStore);
  } catch (error) {
    await connection.db.destroy();
    throw error;
  }
  return {
    ...openStores(connection),
    revision: () => connection.revision(),
    scrub: () => connection.scrub(),
    isHeld: () => connection.isHeld(),
    ping: async () => {
      await sql`select 1`.execute(connection.db);
    },
    id: () => readStoreId(connection.db),
    // Merges the log, so that a copy of the database file alone is complete.
    close: async () => {
      try {
        await connection.scrub();
      } finally {
        await connection.db.destroy();
      }
    },
  };
}
