import { sql } from 'kysely';
import type { Db } from '../connection';
import { runAll } from '../queries';
import { isEmbedded } from '../sqlSearch';
import { ofEmbedded } from './migration';

/** 23. Adds an index of the inbox's search texts by their trigrams to PostgreSQL. */
export async function trigrams(db: Db): Promise<void> {
  if (!isEmbedded(db)) await runAll(db, await trigramsAllowed(db));
}

/** The columns of the inbox by which searches are filtered (storage/sqlSearch). */
const COLUMNS = ['service_id', 'language', 'created_at', 'status', 'readers', 'assignee', 'due'];
const NAMES = COLUMNS.join(', ');

/** Takes the old text of a row out of the index, unless it is not in there yet. */
const REMOVAL = `insert into inbox_search (inbox_search, rowid, search)
    select 'delete', number, old.search || '  ' from inbox_number
    where application_id = old.application_id
      and number not in (select number from inbox_pending);`;

/**
 * 31. Adds the same to SQLite, which keeps it up to date itself, in place of what an unreleased version has made. The index has
 * no copy of the texts, and overwrites what is taken out of it: what is erased is gone. The texts in it end with two spaces, so
 * that words of one or two letters begin some of its trigrams, which it lists, also at the end. Its rows have numbers of their
 * own, since SQLite may change those of a table whose key is a text. The filtered columns stand beside the numbers: they are
 * read in the order in which the index finds rows, and those of the inbox would be read from 100,000 places. A transaction adds
 * all its new applications at once (storage/groupCommit), which takes half of the time.
 */
export const searchIndex = ofEmbedded([
  ...['insert', 'update', 'delete', 'columns'].map(
    (event) => `drop trigger if exists inbox_search_${event}`,
  ),
  ...['search', 'pending', 'number'].map((table) => `drop table if exists inbox_${table}`),
  `create table inbox_number (
    number integer primary key,
    application_id text not null unique,
    ${COLUMNS.map((column) => `${column} text`).join(', ')}
  )`,
  `create virtual table inbox_search using fts5 (
    search, tokenize = "trigram case_sensitive 1", content = '', columnsize = 0
  )`,
  `insert into inbox_search (inbox_search, rank) values ('secure-delete', 1)`,
  'create virtual table inbox_terms using fts5vocab(inbox_search, row)',
  'create table inbox_pending (number integer primary key)',
  `insert into inbox_number (application_id, ${NAMES}) select application_id, ${NAMES} from inbox`,
  `insert into inbox_search (rowid, search)
    select number, search || '  ' from inbox_number cross join inbox using (application_id)`,
  `create trigger inbox_search_insert after insert on inbox begin
    insert into inbox_number (application_id, ${NAMES})
      values (new.application_id, ${COLUMNS.map((column) => `new.${column}`).join(', ')});
    insert into inbox_pending (number)
      select number from inbox_number where application_id = new.application_id;
  end`,
  `create trigger inbox_search_columns after update of ${NAMES} on inbox begin
    update inbox_number set ${COLUMNS.map((column) => `${column} = new.${column}`).join(', ')}
      where application_id = new.application_id;
  end`,
  `create trigger inbox_search_update after update of search on inbox
    when old.search is not new.search begin
    ${REMOVAL}
    insert or ignore into inbox_pending (number)
      select number from inbox_number where application_id = new.application_id;
  end`,
  `create trigger inbox_search_delete after delete on inbox begin
    ${REMOVAL}
    delete from inbox_pending where number in (
      select number from inbox_number where application_id = old.application_id
    );
    delete from inbox_number where application_id = old.application_id;
  end`,
]);

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
