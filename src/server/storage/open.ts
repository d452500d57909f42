import { join } from 'node:path';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { Storage } from './storage';

/** PostgreSQL where an address of one is given, else the embedded store in the data folder. */
export function openStorage(
  place: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  onLost: (error: Error) => void,
): Promise<Storage> {
  return place.databaseUrl === undefined
    ? openEmbedded(join(place.dataDir, 'rega.db'))
    : openPostgres(place.databaseUrl, onLost);
}
