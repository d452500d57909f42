import { sql } from 'kysely';
import type { Connection } from './connection';
import { type CheckStore, migrate } from './migrations/migrate';
import { openStores } from '../features';
import { readStoreId } from './queries';

/** Returns the storage on an SQL database, after migrating it. */
export async function sqlStorage(connection: Connection, checkStore?: CheckStore) {
  try {
    await migrate(connection, checkStore);
  } catch (error) {
    await connection.db.destroy();
    throw error;
  }
  return {
    ...openStores(connection),
    /** Resolves once the database has answered. */
    ping: async () => {
      await sql`select 1`.execute(connection.db);
    },
    /**
     * Returns what differs as soon as anything was committed, by any process: what was read is still all that there is
     * if it was the same before the read and is the same now.
     */
    revision: () => connection.revision(),
    /** Returns the id with which the photo store is marked, too; undefined if there is none (storeId). */
    id: () => readStoreId(connection.db),
    /** Repeats what an erasure could not do to the disk while another process was reading. */
    scrub: () => connection.scrub(),
    isHeld: () => connection.isHeld(),
    // Merges the log, so that a copy of the database file alone is complete.
    close: async () => {
      try {
        await connection.scrub();
      } finally {
        await connection.db.destroy();
      }
    },
  };
}
