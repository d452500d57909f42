import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { main as backup } from '../../../scripts/backup/backup';
import { main as restore } from '../../../scripts/backup/restore';
import { dataFolders } from '../../../src/server/dataDir';
import { ROOT, tempFolder } from '../support/folders';
import { type Server, startServer } from '../support/harness';
import { photosIn } from '../support/picks';
import { sampleRequest, services } from '../submit/submission';

/** Keeps what the commands say out of the report, and what one test had them say out of the next. */
export function hushConsole(): void {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => {
    vi.clearAllMocks();
  });
}

export type Env = Readonly<Record<string, string>>;

/** The files below a folder, with what each holds, told by its hash. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pairs = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const hash = createHash('sha256').update(await readFile(path));
      return [path.slice(folder.length + 1), hash.digest('hex')] as const;
    });
  return Object.fromEntries((await Promise.all(pairs)).toSorted());
}

/** Backs up what the settings name into a folder; gives that of the backup. */
export async function backedUp(env: Env, target?: string): Promise<string> {
  const folder = target ?? (await tempFolder());
  expect(await backup([folder], env, ROOT)).toBe(0);
  const [name = ''] = (await readdir(folder)).filter((one) => !one.endsWith('.unfinished'));
  return join(folder, name);
}

export const restoreInto = (folder: string, env: Env): Promise<number> =>
  restore([folder], env, ROOT);

/** The rows of each table in a backup, in whatever order a database sorts texts. */
export async function rowsIn(folder: string): Promise<Record<string, string[]>> {
  const names = await readdir(join(folder, 'rows'));
  const tables = names.toSorted().map(async (name) => {
    const text = await readFile(join(folder, 'rows', name), 'utf8');
    return [name, text.trimEnd().split('\n').toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** An empty place on the disk. */
export const onDisk = async (): Promise<Env> => ({ DATA_DIR: join(await tempFolder(), 'data') });

/** How many photos the samples of all services send. */
export const PHOTOS = services.reduce((count, service) => count + photosIn(service), 0);

export const keyOf = ({ id }: { readonly id: string }): string => `key-of-${id}`;

/** A server with an application to each service, a picture of content and imported places. */
export async function startFull(env: Env): Promise<Server> {
  const server = await startServer({ env });
  for (const service of services) {
    // Line ends of Unicode, which end no line of JSON.
    const firstName = 'ژیلا\u2028😀 "\\';
    const headers = { 'idempotency-key': keyOf(service) };
    const request = await sampleRequest(service, headers, (values) => ({ ...values, firstName }));
    expect((await server.app.inject(request)).statusCode).toBe(201);
  }
  await server.login();
  const { pictures, places } = dataFolders(server.settings);
  await writeFile(join(pictures, `${'ab'.repeat(16)}.webp`), 'a picture');
  await writeFile(join(places, 'cities.tsv'), 'country\ten\n');
  return server;
}
