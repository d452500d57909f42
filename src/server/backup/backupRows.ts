import { type Kysely, sql } from 'kysely';
import type { Db } from '../storage/connection';
import { BACKUP_TABLES } from '../features';

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
