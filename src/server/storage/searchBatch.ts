import type Database from 'libsql';

type Statement = Database.Statement<[]>;

/**
 * Returns a function that adds what a transaction has written to the search index, to be called before its commit
 * (migrations/027-searchBatches).
 */
export function searchBatch(database: Database.Database): () => void {
  let statements: { readonly pending: Statement; readonly work: readonly Statement[] } | undefined;
  return () => {
    // Tables of an older version have none: they are migrated, or a backup is restored into them.
    if (!statements && !database.prepare(HAS_TABLE).get()) return;
    statements ??= {
      pending: database.prepare('select 1 from inbox_pending limit 1'),
      work: WORK.map((text) => database.prepare(text)),
    };
    if (statements.pending.get()) for (const each of statements.work) each.run();
  };
}

const HAS_TABLE = `select 1 from sqlite_master where name = 'inbox_pending'`;

const WORK = [
  // In this order, or all applications could be read for the few.
  `insert into inbox_search (rowid, search)
    select number, search from inbox_pending
    cross join inbox_number using (number) cross join inbox using (application_id)`,
  'delete from inbox_pending',
];
