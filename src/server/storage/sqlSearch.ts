import { type RawBuilder, type SelectQueryBuilder, sql, SqliteAdapter } from 'kysely';
import type { Db } from './connection';
import type { Tables } from './tables';

/** Selects rows by the columns of the inbox. */
export type InboxQuery<Output> = SelectQueryBuilder<Tables, 'inbox', Output>;

/** Characters of the parts that the search index knows. */
const PART = 3;

/** Looking up more parts takes longer than reading all rows. */
const MOST_PARTS = 100;

/** Comes after every text that begins with a word. */
const LAST = '\u{10ffff}';

/** Returns whether it is SQLite. PostgreSQL decides itself how to search. */
export const isEmbedded = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/**
 * Returns what the search index of SQLite finds: rows with the columns that filters need, except the search text, and
 * the words that it cannot find. Undefined if it can find none.
 */
export async function indexedRows(db: Db, words: readonly string[] = []) {
  const others: string[] = [];
  const queries: string[] = [];
  for (const word of words) {
    const parts = await partsOf(db, word);
    if (parts.length > MOST_PARTS) others.push(word);
    else queries.push(`(${parts.map((part) => `"${part}"`).join(' OR ')})`);
  }
  if (queries.length === 0) return undefined;
  // In this order, or SQLite could look each row up in the index.
  const rows: InboxQuery<object> = db
    .selectFrom(sql<Tables['inbox']>`inbox_search cross join inbox_number`.as('inbox'))
    .where(
      sql<boolean>`inbox.number = inbox_search.rowid and inbox_search match ${queries.join(' AND ')}`,
    );
  return { rows, others };
}

/**
 * Returns what a text in the index contains one of if it contains a word: the word, or for a short one the parts that
 * begin with it; the word if there are none. Folded texts contain letters, digits and spaces only, and no quotes.
 */
async function partsOf(db: Db, word: string): Promise<readonly string[]> {
  if (Array.from(word).length >= PART) return [word];
  const { rows } = await sql<{ readonly term: string }>`
    select term from inbox_terms where term >= ${word} and term < ${word + LAST}
    limit ${MOST_PARTS + 1}
  `.execute(db);
  return rows.length > 0 ? rows.map(({ term }) => term) : [word];
}

/** Selects known applications: one statement for any number of them. */
export const theseIds = (ids: readonly string[]): RawBuilder<Tables['inbox']['application_id']> =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;
