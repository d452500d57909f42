import { Kysely, SqliteDialect } from 'kysely';
import type { Connection, Db } from './connection';
import { type DatabaseFile, LONGEST_WAIT } from './databaseFile';
import { groupCommit } from './groupCommit';
import { revisionReader } from './revisionReader';
import { keepStatements } from './keptStatements';
import type { Tables } from './tables';

/** The page cache, in KiB. */
const CACHE = 65_536;

/** Of the write-ahead log, before it is copied into the database. */
const LOG_PAGES = 4000;

/**
 * Connects to an SQLite database in one file. WAL with FULL sync: every commit is on the disk before it is
 * acknowledged, and survives a crash.
 */
export function embedded(file: DatabaseFile): Connection {
  const database = file.open();
  database.pragma(`busy_timeout = ${LONGEST_WAIT}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Enough to cache the inbox of 100,000 applications.
  database.pragma(`cache_size = -${CACHE}`);
  // A page that many commits change is copied from the log once; the log grows to 16 MB.
  database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  // Overwrites deleted data.
  database.pragma('secure_delete = ON');
  // SQLite blocks the whole process while it waits, so longer waits are done in groupCommit.
  database.pragma('busy_timeout = 20');
  const revisions = revisionReader(file);
  const close = (): void => {
    revisions.close();
    database.close();
  };
  const dialect = new SqliteDialect({ database: { prepare: keepStatements(database), close } });
  const db = new Kysely<Tables>({ dialect });
  const connected = <T>(use: (own: Db) => Promise<T>) => db.connection().execute(use);
  return {
    db,
    contentRevision: revisions.ofContent,
    revision: revisions.ofDatabase,
    atomic: groupCommit(db, database, file.folder),
    snapshot: (read) =>
      connected(async (own) => {
        database.exec('begin');
        try {
          return await read(own);
        } finally {
          if (database.inTransaction) database.exec('rollback');
        }
      }),
    lock: async () => {},
    // The log still contains the old pages. Queued: SQLite cannot truncate the log during a transaction, and this
    // process has one connection.
    scrub: () =>
      connected(async () => {
        database.pragma('wal_checkpoint(TRUNCATE)');
      }),
    isHeld: () => file.isHeld(),
  };
}
