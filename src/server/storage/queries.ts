import { type SelectQueryBuilder, sql } from 'kysely';
import type { Connection, Db } from './connection';
import type { Tables } from './tables';

/** Runs one statement in a transaction of its own. */
export async function run(
  atomic: Connection['atomic'],
  statement: (own: Db) => { execute(): Promise<unknown> },
): Promise<void> {
  await atomic((own) => statement(own).execute());
}

/** Runs statements one after the other, as SQLite requires. */
export async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Returns whether a query selects a row, or returns one that it has changed. */
export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** Runs a statement in a transaction of its own; returns whether it returns a row that it has changed. */
export const changes = (
  atomic: Connection['atomic'],
  statement: (own: Db) => { executeTakeFirst(): Promise<unknown> },
): Promise<boolean> => atomic((own) => hasRow(statement(own)));

export async function rowCount<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const all = query.select(sql<number>`count(*)`.as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

/** Returns the id of a database; undefined if it has none. */
export async function readStoreId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('store').select('id').executeTakeFirst())?.id;
}
