import Database from 'libsql';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { Connection } from './connection';
import { sqlStorage } from './sqlStorage';
import type { Storage } from './storage';
import type { Tables } from './tables';

/**
 * The embedded store in one file. WAL with FULL sync: every commit is on the disk before it is
 * acknowledged, and a crash loses none of them.
 * @param file in a folder that exists
 */
export async function openEmbedded(file: string): Promise<Storage> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Milliseconds to wait for another process that writes.
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return sqlStorage(connection(db));
}

function connection(db: Kysely<Tables>): Connection {
  return {
    db,
    // IMMEDIATE: a transaction that reads before it writes would else fail beside another writer.
    atomic: (work) =>
      db.connection().execute(async (own) => {
        await sql`begin immediate`.execute(own);
        try {
          const result = await work(own);
          await sql`commit`.execute(own);
          return result;
        } catch (error) {
          await sql`rollback`.execute(own);
          throw error;
        }
      }),
    lock: async () => {},
  };
}
