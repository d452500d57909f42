import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp, type Deps } from '../../../src/server/app';
import { makeFirstStaff } from '../../../src/server/auth/firstStaff';
import { prepareDataDir } from '../../../src/server/dataDir';
import { readServerSettings, type ServerSettings } from '../../../src/server/serverSettings';
import { fileOf, isToBeMade, openStorage } from '../../../src/server/storeId/openStorage';
import type { Storage } from '../../../src/server/storage/storage';
import { afterFile } from '../../shared/afterFile';
import { copyDemo, copyTables } from '../storage/sqliteTables';
import { ROOT, sourcesRoot, tempFolder } from './folders';

export const STAFF = { email: 'shilan@agency.example', password: 'Wren-otter-58-lantern' };

export interface Server {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  readonly settings: ServerSettings;
  /** Opens a session; returns its Authorization header. */
  login(): Promise<{ authorization: string }>;
  /** Returns the names of the files below a folder of the data folder. */
  files(folder: 'photos' | 'tmp'): Promise<string[]>;
}

type Options = Pick<Deps, 'now' | 'logger' | 'reencode' | 'isHeld' | 'renderSite'> & {
  readonly env?: Readonly<Record<string, string>>;
  /** Default: the project without a build. */
  readonly root?: string;
  /** False: no staff account is created. */
  readonly staff?: boolean;
};

/** Starts a server on an SQLite database without rows, closed after the tests of the file. */
export async function startServer({
  env = {},
  root,
  staff = true,
  ...deps
}: Options = {}): Promise<Server> {
  const settings = readServerSettings(
    {
      DATA_DIR: await tempFolder(),
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      RATE_LIMIT: 'off',
      ...env,
    },
    root ?? (await sourcesRoot()),
  );
  await prepareDataDir(settings);
  if (isToBeMade(settings)) {
    const isUsual = settings.demo && !deps.now && (await hasOurSchemas(settings));
    await (isUsual ? copyDemo : copyTables)(String(fileOf(settings)));
  }
  const storage = await openStorage(settings, () => {});
  const app = await createApp(settings, { storage, ...deps });
  if (staff) await makeFirstStaff(storage, settings, new Date());
  afterFile(async () => {
    await app.close();
    await storage.close();
  });
  return {
    app,
    storage,
    settings,
    async login() {
      const response = await app.inject({ method: 'POST', url: '/api/login/', payload: STAFF });
      return { authorization: `Bearer ${response.json<{ access_token: string }>().access_token}` };
    },
    files: async (folder) => {
      const entries = await readdir(join(settings.dataDir, folder), {
        recursive: true,
        withFileTypes: true,
      });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}

const hasOurSchemas = async ({ root }: ServerSettings): Promise<boolean> =>
  (await realpath(join(root, 'schemas'))) === join(ROOT, 'schemas');
