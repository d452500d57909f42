import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Connection, Db } from './connection';
import type { Tables } from './tables';
import { makeLock, retried, takeLock } from './lock';
import { CommitUnknown, isLostConnection } from './lostConnection';
import { databaseHosts } from './databaseHosts';
import { primaryPool } from './primaryPool';
import { sharedRead } from '../base/sharedRead';

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
      const { rows } = await db.executeQuery<{ revision: number }>(REVISION);
      return rows[0]?.revision ?? 0;
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

const REVISION = CompiledQuery.raw('select revision from content_revision');
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
