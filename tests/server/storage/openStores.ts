import { postgres } from '../../../src/server/storage/postgres';
import { DatabaseFile } from '../../../src/server/storage/databaseFile';
import { embedded } from '../../../src/server/storage/sqlite';
import { sqlStorage } from '../../../src/server/storeId/openStorage';

/** Opens and migrates an SQLite database, in a folder that exists. */
export const openEmbedded = async (file: string) => sqlStorage(embedded(new DatabaseFile(file)));

/**
 * Opens and migrates a PostgreSQL database.
 * @param onLost called when a connection breaks
 */
export const openPostgres = async (url: string, onLost: (error: Error) => void = () => {}) =>
  sqlStorage(postgres(url, onLost));
