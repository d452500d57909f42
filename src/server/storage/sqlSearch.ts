import { type RawBuilder, type SelectQueryBuilder, sql, SqliteAdapter } from 'kysely';
import type { SoundWords } from '../../definition/describe/searchFields';
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
export async function indexedRows(db: Db, filter: SearchFilter) {
  const others: string[] = [];
  const [queries, typed]: [string[], string[]] = [[], []];
  for (const word of filter.words ?? []) {
    const parts = await partsOf(db, word);
    if (parts.length > MOST_PARTS) others.push(word);
    else {
      queries.push(anyOf([...parts, ...spellingsOf(filter, word).slice(1)]));
      typed.push(anyOf(parts));
    }
  }
  const isOther = filter.spelling === 'other';
  if (queries.length === 0 || (isOther && others.length > 0)) return undefined;
  const all = queries.join(' AND ');
  const query = isOther ? `(${all}) NOT (${typed.join(' AND ')})` : all;
  // In this order, or SQLite could look each row up in the index.
  const rows: InboxQuery<object> = db
    .selectFrom(sql<Tables['inbox']>`inbox_search cross join inbox_number`.as('inbox'))
    .where(sql<boolean>`inbox.number = inbox_search.rowid and inbox_search match ${query}`);
  return { rows, others };
}

export interface SearchFilter {
  /** Each occurs in the search text (definition/describe/searchFields). */
  readonly words?: readonly string[] | undefined;
  /** Any of which may stand for a word. */
  readonly sounds?: SoundWords | undefined;
  /** Only those that have all words as they were typed, or only the others. Left out: all. */
  readonly spelling?: 'typed' | 'other' | undefined;
}

/** Returns what a search text contains one of if it has a word: the word itself first. */
export const spellingsOf = (
  { sounds, spelling }: SearchFilter,
  word: string,
): readonly string[] => [word, ...((spelling === 'typed' ? undefined : sounds?.get(word)) ?? [])];

/** Sounds have letters and signs that are no quotes, too. */
const anyOf = (parts: readonly string[]): string =>
  `(${parts.map((part) => `"${part}"`).join(' OR ')})`;

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
