import { sql } from 'kysely';
import type { Connection } from './connection';
import { type CheckStore, migrate } from './migrations/migrate';
import { openStores } from '../features';
import type { Storage } from './storage';
import { readStoreId } from './queries';

/** Returns the storage on an SQL database, after migrating it. */
export async function sqlStorage(
  connection: Connection,
  checkStore?: CheckStore,
): Promise<Storage> {
  try {
    await migrate(connection, checkStore);
  } catch (error) {
    await connection.db.destroy();
    throw error;
  }
  return {
    ...openStores(connection),
    revision: () => connection.revision(),
    scrub: () => connection.scrub(),
    isHeld: () => connection.isHeld(),
    ping: async () => {
      await sql`select 1`.execute(connection.db);
    },
    id: () => readStoreId(connection.db),
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
