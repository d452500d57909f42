import { sql } from 'kysely';
import type { Db } from '../connection';
import { runAll } from '../queries';
import { isEmbedded } from '../sqlSearch';

/**
 * Adds an index of the inbox's search texts by their trigrams, which the database keeps up to date
 * itself, so that a program without it can share the tables.
 */
export async function searchIndex(db: Db): Promise<void> {
  await runAll(db, isEmbedded(db) ? EMBEDDED : await trigramsAllowed(db));
}

/**
 * The index has no copy of the texts, and overwrites what is taken out of it: what is erased is gone. Its rows have
 * numbers of their own, since SQLite may change those of a table whose key is a text.
 */
const EMBEDDED: readonly string[] = [
  `create table inbox_number (
    number integer primary key,
    application_id text not null unique
  )`,
  `create virtual table inbox_search using fts5 (
    search, tokenize = "trigram case_sensitive 1", content = '', columnsize = 0
  )`,
  `insert into inbox_search (inbox_search, rank) values ('secure-delete', 1)`,
  `insert into inbox_number (application_id) select application_id from inbox`,
  `insert into inbox_search (rowid, search)
    select number, search from inbox_number join inbox using (application_id)`,
  `create trigger inbox_search_insert after insert on inbox begin
    insert into inbox_number (application_id) values (new.application_id);
    insert into inbox_search (rowid, search)
      select number, new.search from inbox_number where application_id = new.application_id;
  end`,
  `create trigger inbox_search_update after update of search on inbox
    when old.search is not new.search begin
    insert into inbox_search (inbox_search, rowid, search)
      select 'delete', number, old.search from inbox_number
      where application_id = old.application_id;
    insert into inbox_search (rowid, search)
      select number, new.search from inbox_number where application_id = new.application_id;
  end`,
  `create trigger inbox_search_delete after delete on inbox begin
    insert into inbox_search (inbox_search, rowid, search)
      select 'delete', number, old.search from inbox_number
      where application_id = old.application_id;
    delete from inbox_number where application_id = old.application_id;
  end`,
];

const TRIGRAMS = 'create index inbox_search on inbox using gin (search gin_trgm_ops)';

/** Returns no statement where the extension is missing or this role may not add it: searches read all rows then. */
async function trigramsAllowed(db: Db): Promise<readonly string[]> {
  const { rows } = await sql`
    select from pg_available_extensions where name = 'pg_trgm'
  `.execute(db);
  if (rows.length === 0) return [];
  await sql`savepoint trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    return [TRIGRAMS];
  } catch {
    await sql`rollback to savepoint trigrams`.execute(db);
    return [];
  }
}
