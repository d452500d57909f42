import { openPostgres } from './openStores';
import { onceInRun } from '../../shared/onceInRun';
import { newDatabase, startPostgres } from './postgres';

// The cluster of the run: the first file that imports this starts it, and the run stops it.
const cluster = await onceInRun('postgres', async () => startPostgres() ?? null);

/** Creates an empty PostgreSQL database and returns its URL; undefined where PostgreSQL is not installed. */
export const makeDatabase = cluster ? () => newDatabase(cluster) : undefined;

/** Creates a PostgreSQL database whose tables are there already, which takes a third of the time. */
export async function makeTables(): Promise<string> {
  if (!cluster) throw new Error('PostgreSQL is not installed');
  const from = await onceInRun('postgres-tables', async () => {
    const url = newDatabase(cluster);
    await (await openPostgres(url)).close();
    return url;
  });
  return newDatabase(cluster, from);
}
