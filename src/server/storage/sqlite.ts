import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { Kysely, SqliteDialect } from 'kysely';
import type { Connection, Db } from './connection';
import { freeReserve } from './diskReserve';
import { RevisionReader } from './revisionReader';
import { keepStatements } from './keptStatements';
import { sqlStorage } from './sqlStorage';
import type { Storage } from './storage';
import type { Tables } from './tables';

/** Milliseconds to wait for another process that writes. */
const LONGEST_WAIT = 5000;

const OWNER_ONLY = 0o600;
/** Group and others. */
const OTHERS = 0o077;

/** The page cache, in KiB. */
const CACHE = 65_536;

/**
 * Opens and migrates an SQLite database.
 * @param file in a folder that exists
 */
export const openEmbedded = async (file: string): Promise<Storage> => sqlStorage(embedded(file));

/**
 * Connects to an SQLite database in one file. WAL with FULL sync: every commit is on the disk before it is
 * acknowledged, and survives a crash.
 * @param file in a folder that exists
 */
export function embedded(file: string): Connection {
  keepPrivate(file);
  const database = new Database(file);
  database.pragma(`busy_timeout = ${LONGEST_WAIT}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Enough to cache the inbox of 100,000 applications.
  database.pragma(`cache_size = -${CACHE}`);
  // Overwrites deleted data.
  database.pragma('secure_delete = ON');
  // SQLite blocks the whole process while it waits, so longer waits are done in `atomic`.
  database.pragma('busy_timeout = 20');
  return connection(database, new RevisionReader(file), (error) => freeReserve(file, error));
}

/** SQLite gives its other files the permissions of the database file. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) chmodSync(path, OWNER_ONLY);
  }
}

/** Removes a database that was just created, and is closed. */
export async function dropEmbedded(file: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
}

/** @param makesRoom returns whether an error is a full disk's, and space was freed */
function connection(
  database: Database.Database,
  revisions: RevisionReader,
  makesRoom: (error: unknown) => boolean,
): Connection {
  const close = (): void => {
    revisions.close();
    database.close();
  };
  const dialect = new SqliteDialect({ database: { prepare: keepStatements(database), close } });
  const db = new Kysely<Tables>({ dialect });
  /** Returns undefined, having done nothing, while another process writes. */
  const attempt = <T>(work: (db: Db) => Promise<T>, giveUp: number) =>
    db.connection().execute(async (own): Promise<{ readonly result: T } | undefined> => {
      if (!begins(database, giveUp)) return undefined;
      try {
        const result = await work(own);
        database.exec('commit');
        return { result };
      } catch (error) {
        // An error such as a full disk has rolled it back already.
        if (database.inTransaction) database.exec('rollback');
        throw error;
      }
    });
  return {
    db,
    contentRevision: () => revisions.read(),
    // Not through Kysely, which prepares every statement: a failed one, such as a BEGIN beside another writer,
    // would stay open and block the commit.
    atomic: async (work) => {
      const giveUp = Date.now() + LONGEST_WAIT;
      for (;;) {
        try {
          const done = await attempt(work, giveUp);
          if (done) return done.result;
        } catch (error) {
          if (!makesRoom(error)) throw error;
        }
        // Without holding the connection, so that others can read.
        await sleep(10 + Math.random() * 20);
      }
    },
    snapshot: (read) =>
      db.connection().execute(async (own) => {
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
      db.connection().execute(async () => {
        database.pragma('wal_checkpoint(TRUNCATE)');
      }),
  };
}

/** Begins a transaction unless another process writes; IMMEDIATE, so that it cannot fail to upgrade later. */
function begins(database: Database.Database, giveUp: number): boolean {
  try {
    database.exec('begin immediate');
    return true;
  } catch (error) {
    if (!isBusy(error) || Date.now() > giveUp) throw error;
    return false;
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
