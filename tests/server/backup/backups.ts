import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, expect, onTestFinished, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import { dataFolders } from '../../../src/server/dataDir';
import { copyPhoto } from '../photos/pictures';
import { ROOT, tempFolder } from '../support/folders';
import { type Server, startServer } from '../support/harness';
import { photosIn } from '../support/picks';
import { sampleRequest, services } from '../submit/submission';

/** Silences the commands' output, and restores the console after each test. */
export function hushConsole(): void {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => {
    vi.clearAllMocks();
  });
}

export type Env = Readonly<Record<string, string>>;

/** Returns the files below a folder, with the hash of each. */
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

/** Backs up the installation of the settings; returns the folder of the backup. */
export async function backedUp(env: Env, target?: string): Promise<string> {
  const folder = target ?? (await tempFolder());
  expect(await commandCalled('backup', [folder], env, ROOT)).toBe(0);
  const [name = ''] = (await backupsIn(folder)).filter((one) => !one.endsWith('.unfinished'));
  return join(folder, name);
}

export const restoreInto = (folder: string, env: Env): Promise<number> =>
  commandCalled('restore', ['--keep-links', folder], env, ROOT);

/** Returns the rows of each table in a backup, in an order that does not depend on the database. */
export async function rowsIn(folder: string): Promise<Record<string, string[]>> {
  const names = await readdir(join(folder, 'rows'));
  const tables = names.toSorted().map(async (name) => {
    const text = await readFile(join(folder, 'rows', name), 'utf8');
    return [name, text.trimEnd().split('\n').toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Puts programs first in the PATH until the test is over: shell scripts by their names. */
export async function withPrograms(scripts: Readonly<Record<string, string>>): Promise<void> {
  const bin = await tempFolder();
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(bin, name), 0o755);
  }
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

/** Replaces age, which not every machine has, by a cipher that openArchive can undo. */
export const withAge = (): Promise<void> =>
  withPrograms({ age: '[ "$1 $2" = "--recipient age1key" ] && tr a-z b-za' });

/** Unpacks an archive that was encrypted by the program of withAge. */
export function openArchive(path: string, into: string): void {
  expect(spawnSync('sh', ['-c', `tr b-za a-z < ${path} | tar -x`], { cwd: into }).status).toBe(0);
}

/** Returns the names of the backups in a folder, oldest first. */
export const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}-.*Z/u.test(name)).toSorted();

/** Returns settings of an empty installation on the disk. */
export const onDisk = async (): Promise<Env> => ({ DATA_DIR: join(await tempFolder(), 'data') });

/** The number of photos that the samples of all services send. */
export const PHOTOS = services.reduce((count, service) => count + photosIn(service), 0);

export const keyOf = ({ id }: { readonly id: string }): string => `key-of-${id}`;

/** Starts a server with an application of each service, a content picture and imported places. */
export async function startFull(env: Env): Promise<Server> {
  const server = await startServer({ env, reencode: copyPhoto });
  for (const service of services) {
    // Line ends of Unicode, which do not end a line of JSON.
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
