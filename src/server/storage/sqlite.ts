import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { type Connection, type ContentRevision, type Db, NO_CONTENT } from './connection';
import { type DatabaseFile, LONGEST_WAIT } from './databaseFile';
import { groupCommit } from './groupCommit';
import type { Tables } from './tables';
import type Database from 'libsql';

/** The page cache, in KiB. */
const CACHE = 65_536;

/** How many pages the write-ahead log has before it is copied into the database. */
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

type Statement = Database.Statement<[]>;

/**
 * Reads the revisions of an SQLite database and of its content, in microseconds. On a connection of its own: `data_version`
 * tells it whether any other connection has written since, and does not count a connection's own writes.
 */
function revisionReader(file: DatabaseFile) {
  // Opened with the first read: scripts that need no revision have no second connection.
  let opened: ReturnType<typeof open> | undefined;
  let row: Statement | undefined;
  let seen: number | undefined;
  let revision = NO_CONTENT;
  const ofDatabase = (): number => {
    opened ??= open(file);
    return (opened.version.get() as { readonly data_version: number }).data_version;
  };
  return {
    ofDatabase,
    ofContent(): ContentRevision {
      const now = ofDatabase();
      if (now === seen) return revision;
      row ??= opened?.database.prepare('select revision, hidden from content_revision');
      revision = (row?.get() as ContentRevision | undefined) ?? NO_CONTENT;
      // Read before the row: a write between the two is found by the next read.
      seen = now;
      return revision;
    },
    close: () => opened?.database.close(),
  };
}

function open(file: DatabaseFile) {
  const database = file.open();
  database.pragma('query_only = ON');
  database.pragma('busy_timeout = 20');
  return { database, version: database.prepare('pragma data_version') };
}

type Parameters = readonly unknown[];

/** More than the server has: it builds each from a few filters. */
const MOST = 300;

/** Changes what a statement that was prepared before may return. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/iu;

/**
 * Returns a function that prepares each statement once: preparing takes ten times as long as running most of them.
 * A statement that failed is prepared again, since it may still be open.
 */
function keepStatements(database: Database.Database) {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    const running =
      <T>(run: (parameters: Parameters) => T) =>
      (parameters: Parameters): T => {
        try {
          return run(parameters);
        } catch (error) {
          kept.delete(sql);
          throw error;
        }
      };
    return {
      reader: statement.reader,
      all: running((parameters) => statement.all(parameters)),
      run: running((parameters) => statement.run(parameters)),
      iterate: (parameters) => database.prepare(sql).iterate(parameters),
    };
  };
  return (sql: string): SqliteStatement => {
    const known = kept.get(sql);
    if (known) return known;
    if (CHANGES_TABLES.test(sql)) {
      kept.clear();
      return prepare(sql);
    }
    if (kept.size >= MOST) kept.clear();
    const prepared = prepare(sql);
    kept.set(sql, prepared);
    return prepared;
  };
}
