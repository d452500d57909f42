import type Database from 'libsql';

type Statement = Database.Statement<[]>;

/**
 * Returns a function that returns the SQL that adds what a transaction has written to the search index, for before its
 * commit (migrations/027-searchBatches, 031-shortWords); '' if it has written nothing to add.
 */
export function searchBatch(database: Database.Database): () => string {
  let pending: Statement | undefined;
  return () => {
    // Tables of an older version have none: they are migrated, or a backup is restored into them.
    if (!pending && !database.prepare(HAS_TABLE).get()) return '';
    pending ??= database.prepare('select 1 from inbox_pending limit 1');
    return pending.get() ? WORK : '';
  };
}

const HAS_TABLE = `select 1 from sqlite_master where name = 'inbox_pending'`;

// In this order, or all applications could be read for the few.
const WORK = `insert into inbox_search (rowid, search)
    select number, search || '  ' from inbox_pending
    cross join inbox_number using (number) cross join inbox using (application_id);
  delete from inbox_pending;`;
