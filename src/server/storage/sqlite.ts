import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { Kysely, SqliteDialect } from 'kysely';
import type { Connection, Db } from './connection';
import { giveReserveUp } from './diskReserve';
import { sqlStorage } from './sqlStorage';
import type { Storage } from './storage';
import type { Tables } from './tables';

/** Milliseconds to wait for another process that writes. */
const LONGEST_WAIT = 5000;

const OWNER_ONLY = 0o600;
/** The group, and everybody. */
const OTHERS = 0o077;

/** Of pages, in KiB. */
const CACHE = 65_536;

/** @param file in a folder that exists */
export const openEmbedded = async (file: string): Promise<Storage> => sqlStorage(embedded(file));

/**
 * The embedded store in one file. WAL with FULL sync: every commit is on the disk before it is
 * acknowledged, and a crash loses none of them.
 * @param file in a folder that exists
 */
export function embedded(file: string): Connection {
  keepPrivate(file);
  const database = new Database(file);
  database.pragma(`busy_timeout = ${LONGEST_WAIT}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Enough to keep the inbox of 100,000 applications at hand.
  database.pragma(`cache_size = -${CACHE}`);
  // What is erased is overwritten, and not only forgotten.
  database.pragma('secure_delete = ON');
  // The whole server stands still while SQLite waits: longer waits are ours (atomic).
  database.pragma('busy_timeout = 20');
  return connection(database, (error) => giveReserveUp(file, error));
}

/** SQLite gives the files beside it the rights of the database's own. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) chmodSync(path, OWNER_ONLY);
  }
}

/** Removes a store that was made a moment ago, and is closed. */
export async function dropEmbedded(file: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
}

/** @param makesRoom whether an error is a full disk's, and there is room now */
function connection(
  database: Database.Database,
  makesRoom: (error: unknown) => boolean,
): Connection {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  /** Undefined, and nothing done, while another process writes. */
  const attempt = <T>(work: (db: Db) => Promise<T>, giveUp: number) =>
    db.connection().execute(async (own): Promise<{ readonly result: T } | undefined> => {
      if (!begins(database, giveUp)) return undefined;
      try {
        const result = await work(own);
        database.exec('commit');
        return { result };
      } catch (error) {
        // A full disk, say, has ended it already.
        if (database.inTransaction) database.exec('rollback');
        throw error;
      }
    });
  return {
    db,
    // Not through Kysely, which prepares every statement: one that fails, as a BEGIN beside another
    // writer does, would stay open and keep the transaction from being committed.
    atomic: async (work) => {
      const giveUp = Date.now() + LONGEST_WAIT;
      for (;;) {
        try {
          const done = await attempt(work, giveUp);
          if (done) return done.result;
        } catch (error) {
          if (!makesRoom(error)) throw error;
        }
        // Without the connection, so that others read meanwhile.
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
    // The log still holds the pages as they were. In its turn: SQLite refuses to cut the log in the midst
    // of a transaction, and all that this process does has one connection.
    scrub: () =>
      db.connection().execute(async () => {
        database.pragma('wal_checkpoint(TRUNCATE)');
      }),
  };
}

/** Begins a transaction unless another process writes; IMMEDIATE, so that nobody is refused later on. */
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
