import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { main as backup } from '../../scripts/backup/backup';
import { main as restore } from '../../scripts/backup/restore';
import { ROOT, tempFolder } from './folders';

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
