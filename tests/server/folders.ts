import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const made: string[] = [];

// Here and not where they are made: that may be inside a test, where it would be too late to ask for it.
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});

/** A folder that is gone when the tests of the file are done. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rega-'));
  made.push(folder);
  return folder;
}

/** The project's files in a folder of their own, with a build of the files that are given. */
export async function projectRoot(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await tempFolder();
  for (const shared of ['schemas', 'locales', 'src']) {
    await symlink(join(ROOT, shared), join(root, shared));
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return root;
}
