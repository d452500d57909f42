import { join } from 'node:path';
import { type DataPlace, dataFolders } from '../dataDir';
import { openFiles, diskFiles, type FileStore } from '../photos/stores/openFiles';
import type { StorePlace } from '../storeId/openStorage';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../storage/connection';
import { BACKUP_TABLES } from '../features';

/** The locations of everything that a backup holds. */
export type StoredData = StorePlace & DataPlace;

export interface StoredFiles {
  /** The name of their folder in a backup. */
  readonly folder: 'photos' | 'pictures' | 'places';
  readonly files: FileStore;
  /** Returns a temporary path for a file that is about to be stored, on the same disk if there is one. */
  readonly stage: (name: string) => string;
}

export async function openKept(place: StoredData): Promise<readonly StoredFiles[]> {
  const { photos, temp, pictures, pictureTemp, places } = dataFolders(place);
  const { photoStore, dataDir } = place;
  const stageIn = (folder: string) => (name: string) => join(folder, `restoring-${name}`);
  return [
    {
      folder: 'photos',
      files: await openFiles(photoStore, photos, 'photos'),
      stage: stageIn(temp),
    },
    {
      folder: 'pictures',
      files: await openFiles(photoStore, pictures, 'pictures'),
      stage: stageIn(pictureTemp),
    },
    { folder: 'places', files: diskFiles(places), stage: stageIn(dataDir) },
  ];
}

/** A row as both databases have it: texts, whole numbers and null. */
export type BackupRow = Readonly<Record<string, string | number | null>>;

/** Rows read at a time: few enough that long answers do not fill the memory. */
const BATCH = 200;

/** Returns the tables of a store that a backup holds; an older store has fewer, and an empty one none. */
export async function backupTablesIn(db: Db): Promise<typeof BACKUP_TABLES> {
  const names = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return BACKUP_TABLES.filter(({ name }) => names.has(name));
}

/** Yields all rows of a table in the order of its key. */
export async function* backupRows(
  db: Db,
  { name, key }: (typeof BACKUP_TABLES)[number],
): AsyncGenerator<readonly BackupRow[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<BackupRow>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${BATCH}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** Inserts rows into a table, which must have their columns. */
export async function putRows(
  db: Db,
  table: string,
  batches: AsyncIterable<readonly BackupRow[]>,
): Promise<void> {
  const anyTable = db as unknown as Kysely<Record<string, BackupRow>>;
  for await (const rows of batches) await anyTable.insertInto(table).values(rows).execute();
}
