import { join } from 'node:path';
import type { Connection } from './connection';
import { embedded } from './embedded';
import { postgres } from './postgres';
import { sqlStorage } from './sqlStorage';
import type { Storage } from './storage';

/** Where the store is, as the settings say. */
export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** PostgreSQL where an address of one is given, else the embedded store in the data folder. */
export const openStorage = async (
  place: StorePlace,
  onLost: (error: Error) => void,
): Promise<Storage> => sqlStorage(openConnection(place, onLost));

/** The same, its tables as they are, if there are any. */
export const openConnection = (
  { databaseUrl, dataDir }: StorePlace,
  onLost: (error: Error) => void,
): Connection =>
  databaseUrl === undefined ? embedded(join(dataDir, 'rega.db')) : postgres(databaseUrl, onLost);
