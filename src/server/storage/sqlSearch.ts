import { type RawBuilder, type SelectQueryBuilder, sql, SqliteAdapter } from 'kysely';
import type { Db } from './connection';
import type { Tables } from './tables';

/** Selects rows by the columns of the inbox. */
export type InboxQuery<Output> = SelectQueryBuilder<Tables, 'inbox', Output>;

/** The search index knows parts of three characters. */
const SHORTEST = 3;

/** Returns whether it is SQLite. PostgreSQL decides itself how to search. */
export const isEmbedded = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/**
 * Returns what the search index of SQLite finds: rows with the columns that filters need, except the search text, and
 * the words that are too short for the index. Undefined if all are.
 */
export function indexedRows(db: Db, words: readonly string[] = []) {
  const isLong = (word: string) => Array.from(word).length >= SHORTEST;
  const long = words.filter(isLong);
  if (long.length === 0) return undefined;
  // Folded words contain letters and digits only, and no quotes.
  const query = long.map((word) => `"${word}"`).join(' AND ');
  // In this order, or SQLite could look each row up in the index.
  const rows: InboxQuery<object> = db
    .selectFrom(sql<Tables['inbox']>`inbox_search cross join inbox_number`.as('inbox'))
    .where(sql<boolean>`inbox.number = inbox_search.rowid and inbox_search match ${query}`);
  return { rows, short: words.filter((word) => !isLong(word)) };
}

/** Selects known applications: one statement for any number of them. */
export const theseIds = (ids: readonly string[]): RawBuilder<Tables['inbox']['application_id']> =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;
