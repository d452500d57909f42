import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { type Connection, type ContentRevision, type Db, NO_CONTENT } from './connection';
import type { Tables } from './tables';
import { CommitUnknown, isLostConnection, NoHost } from './lostConnection';
import { databaseHosts } from './databaseHosts';
import { primaryPool } from './primaryPool';
import { sharedRead } from '../base/sharedRead';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../errorCode';

/**
 * Connects to PostgreSQL.
 * @param url postgres://user:password@host/database, with several hosts if it has standbys
 * @param onLost called when a connection breaks; the next query opens a new one
 */
export function postgres(url: string, onLost: (error: Error) => void): Connection {
  const pool = primaryPool(databaseHosts(url), onLost);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let ready: Promise<void> | undefined;
  const forget = (error: unknown): never => {
    ready = undefined;
    throw error;
  };
  return {
    db,
    contentRevision: sharedRead(async () => {
      const { rows } = await db.executeQuery<ContentRevision>(REVISION);
      return rows[0] ?? NO_CONTENT;
    }),
    // Which transactions are visible: two equal snapshots see the same data.
    revision: sharedRead(async () => {
      const { rows } = await db.executeQuery<{ snapshot: string }>(SNAPSHOT);
      return rows[0]?.snapshot ?? '';
    }),
    atomic: async (work) => {
      await (ready ??= makeLock(db).catch(forget));
      return retried(() => transaction(db, work));
    },
    snapshot: (read) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(read),
    lock: takeLock,
    // PostgreSQL removes dead rows by itself (autovacuum).
    scrub: async () => {},
    isHeld: async () => true,
  };
}

const REVISION = CompiledQuery.raw('select revision, hidden from content_revision');
const SNAPSHOT = CompiledQuery.raw('select pg_current_snapshot()::text as snapshot');

/** @throws CommitUnknown if the connection was lost after the transaction was sent to be committed */
async function transaction<T>(db: Kysely<Tables>, work: (own: Db) => Promise<T>): Promise<T> {
  const commit = { isSent: false };
  try {
    return await db.transaction().execute(async (own) => {
      const result = await work(own);
      commit.isSent = true;
      return result;
    });
  } catch (error) {
    throw commit.isSent && isLostConnection(error) ? new CommitUnknown(error) : error;
  }
}

/**
 * The table with the one row that a transaction locks. A row, and no advisory lock, since many distributed
 * databases that are compatible with PostgreSQL have only row locks.
 */
const LOCK = sql.table('turn');

/** Creates the row if it is missing; several processes may do so at the same time. */
const makeLock = (db: Db): Promise<void> =>
  retried(async () => {
    await sql`create table if not exists ${LOCK} (name text primary key)`.execute(db);
    await sql`insert into ${LOCK} (name) values ('rega') on conflict do nothing`.execute(db);
  });

/** Waits for the lock, which is released at the end of the transaction. */
async function takeLock(own: Db): Promise<void> {
  await sql`select name from ${LOCK} where name = 'rega' for update`.execute(own);
}

const TRIES = 10;

/** Error codes after which the same work may succeed. */
const RETRIED: ReadonlySet<unknown> = new Set([
  // A serialisation failure, or a deadlock.
  '40001',
  '40P01',
  // What a row belongs to was deleted after it was looked up: the same work finds that it is gone.
  '23503',
  // Two processes create the same table: "if not exists" sees committed tables only.
  '42P07',
  '42710',
  '23505:pg_type_typname_nsp_index',
  '23505:pg_class_relname_nsp_index',
]);

/** Repeats work that is rolled back on failure, while another process is in its way. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES && isLostConnection(error)) throw new NoHost(error);
      if (tries === TRIES || !isWorthAnother(error)) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

function isWorthAnother(error: unknown): boolean {
  // Nothing is committed of a transaction whose connection is lost before its end.
  if (isLostConnection(error)) return true;
  const code = codeOf(error);
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : '';
  return RETRIED.has(code) || RETRIED.has(`${String(code)}:${String(constraint)}`);
}
