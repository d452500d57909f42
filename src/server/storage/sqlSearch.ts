import { type RawBuilder, sql, SqliteAdapter } from 'kysely';
import type { Db } from './connection';
import type { Tables } from './tables';

/** Above it reading all rows in their order is faster than looking up each that a search finds. */
export const FEW = 1000;

/** The same for counting, which reads all rows and not only those of a page. */
export const FEW_TO_COUNT = 10 * FEW;

/** The index knows parts of three characters. */
const SHORTEST = 3;

/** Returns whether it is SQLite. PostgreSQL decides itself how to search. */
export const isEmbedded = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/**
 * Returns a query of SQLite's search index that finds the rows with all these words; undefined if they are too short
 * for it, or in more rows than that.
 */
export async function rareWords(
  db: Db,
  words: readonly string[] | undefined,
  most: number,
): Promise<string | undefined> {
  const long = words?.filter((word) => Array.from(word).length >= SHORTEST) ?? [];
  if (long.length === 0) return undefined;
  // Folded words contain letters and digits only, and no quotes.
  const query = long.map((word) => `"${word}"`).join(' AND ');
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      select 1 from inbox_search where inbox_search match ${query} limit ${most + 1}
    )
  `.execute(db);
  return (rows[0]?.found ?? 0) > most ? undefined : query;
}

/** Selects ids of applications. */
export type SelectedIds = RawBuilder<Tables['inbox']['application_id']>;

/** Selects the applications that a query of rareWords finds. */
export const foundByIndex = (query: string): SelectedIds => sql`(
    select application_id from inbox_number where number in (
      select rowid from inbox_search where inbox_search match ${query}
    )
  )`;

/** Selects known applications: one statement for any number of them. */
export const theseIds = (ids: readonly string[]): SelectedIds =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;
