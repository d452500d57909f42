import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from './connection';
import { sqlStorage } from './sqlStorage';
import type { Storage } from './storage';
import type { Tables } from './tables';
import { makeLock, retried, takeLock } from './lock';
import { sharedRead } from './sharedRead';

/** Opens and migrates a PostgreSQL database. */
export const openPostgres = async (url: string, onLost: (error: Error) => void): Promise<Storage> =>
  sqlStorage(postgres(url, onLost));

/**
 * Connects to PostgreSQL.
 * @param url postgres://user:password@host/database
 * @param onLost called when a connection breaks; the next query opens a new one
 */
export function postgres(url: string, onLost: (error: Error) => void): Connection {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // Errors of idle connections reach the pool, those of busy ones only the client: unhandled, either ends the
  // process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const dialect = new PostgresDialect({
    pool,
    // A role or database may have it off; acknowledged commits must be on the disk.
    onCreateConnection: async (own) => {
      await own.executeQuery(CompiledQuery.raw('set synchronous_commit = on'));
    },
  });
  return connection(new Kysely<Tables>({ dialect }), pool);
}

function connection(db: Kysely<Tables>, pool: pg.Pool): Connection {
  let ready: Promise<void> | undefined;
  const forget = (error: unknown): never => {
    ready = undefined;
    throw error;
  };
  return {
    db,
    contentRevision: sharedRead(async () => {
      const { rows } = await pool.query<{ revision: number }>(
        'select revision from content_revision',
      );
      return rows[0]?.revision ?? 0;
    }),
    atomic: async (work) => {
      await (ready ??= makeLock(db).catch(forget));
      return retried(() => db.transaction().execute(work));
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
  };
}
