import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { idsIn } from '../content/pictures/pictureAddress';
import { SettingsError } from '../settings';
import type { Db } from '../storage/connection';
import type { StoreFiles } from './storeFiles';

/** Written into a store by hand, it has the store take the id of the database that it is started with. */
const JOIN = 'join';

const BATCH = 500;

interface Opened {
  readonly files: StoreFiles;
  /** Whether the tables were made a moment ago. */
  readonly isNew: boolean;
  /** Which database it is, in words for whoever starts the server. */
  readonly database: string;
}

/**
 * Returns the id that the database and the store of files have in common. A database without an id gets
 * one, if the store has none either and nothing speaks against it: a server on a wrong database would
 * take all photos for leftovers.
 * @param db in a transaction, of which there is one at a time; if it is undone, nothing was changed
 * @throws SettingsError if they do not belong together
 */
export async function belongTogether(db: Db, opened: Opened): Promise<string> {
  const own = await readStoreId(db);
  const mark = await opened.files.readId();
  if (mark === undefined) await refuseOthers(db, opened);
  else if (mark !== own && mark !== JOIN) throw apart(opened, [marked(mark, opened, own)]);
  return own ?? newStoreId(db);
}

/** Returns the id of a database; undefined if it has none. */
export async function readStoreId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('store').select('id').executeTakeFirst())?.id;
}

/** Gives a database an id, which nothing else has. */
export async function newStoreId(db: Db): Promise<string> {
  const id = randomUUID();
  await db.insertInto('store').values({ id, made_at: new Date().toISOString() }).execute();
  return id;
}

/** A store without an id is taken if most of its files are named by the database, and one is there at least. */
async function refuseOthers(db: Db, opened: Opened): Promise<void> {
  const all: string[] = [];
  for await (const id of opened.files.ids()) all.push(id);
  const { photos, pictures } = await namedIn(db);
  let known = all.filter((id) => pictures.has(id)).length;
  for (let start = 0; start < all.length; start += BATCH) {
    known += await countPhotos(db, all.slice(start, start + BATCH));
  }
  const isOfAnother = all.length > known * 2;
  const isEmptied = photos > 0 && known === 0;
  if (!isOfAnother && !isEmptied) return;
  throw apart(opened, [
    `The store has ${all.length} photos and pictures, and the database names ${known} of them.`,
    ...(isEmptied ? [`The database names ${photos} photos, and none of them is there.`] : []),
  ]);
}

async function namedIn(db: Db): Promise<{ photos: number; pictures: ReadonlySet<string> }> {
  const count = await db
    .selectFrom('photo')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  const records = await db.selectFrom('content').select('document').execute();
  const pictures = new Set(records.flatMap(({ document }) => idsIn(document)));
  return { photos: Number(count?.count ?? 0), pictures };
}

async function countPhotos(db: Db, ids: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('photo')
    .select(sql<number>`1`.as('one'))
    .where('id', 'in', ids)
    .execute();
  return rows.length;
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
