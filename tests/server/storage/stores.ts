import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { tempFolder } from '../support/folders';
import { openEmbedded, openPostgres } from './openStores';
import { makeDatabase, makeTables } from './postgresDatabase';
import { copyTables } from './sqliteTables';

const newFile = async () => join(await tempFolder(), 'test.db');

/** Each opens the place that it is given; `place` creates a new, empty one, and `tables` one that may have its tables. */
const ALL = [
  {
    name: 'embedded',
    place: newFile,
    tables: async () => {
      const file = await newFile();
      await copyTables(file);
      return file;
    },
    open: openEmbedded,
    execute: async (file: string, statement: string) => {
      const database = new Database(file);
      database.exec(statement);
      database.close();
    },
    isThere: true,
  },
  {
    name: 'PostgreSQL',
    place: async () => makeDatabase?.() ?? '',
    tables: makeTables,
    open: (url: string) => openPostgres(url),
    execute: async (url: string, statement: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    isThere: makeDatabase !== undefined,
  },
];

/** The databases that are available on this machine, for the contract suites. */
export const STORES = ALL.filter(({ isThere }) => isThere);
