import { readStoreId } from '../storage/queries';
import { randomUUID } from 'node:crypto';
import { idsIn } from '../records/pictureAddress';
import { SettingsError } from '../serverSettings';
import type { Db } from '../storage/connection';
import { rowCount } from '../storage/queries';
import type { StoreFiles } from './storeFiles';

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
export async function belongTogether(db: Db, opened: Opened): Promise<string> {
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
