import { onceInRun } from '../../shared/onceInRun';
import { newDatabase, startPostgres } from './postgres';

// The cluster of the run: the first file that imports this starts it, and the run stops it.
const cluster = await onceInRun('postgres', async () => startPostgres() ?? null);

/** Creates an empty PostgreSQL database and returns its URL; undefined where PostgreSQL is not installed. */
export const makeDatabase = cluster ? () => newDatabase(cluster) : undefined;
