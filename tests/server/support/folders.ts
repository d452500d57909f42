import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterFile } from '../../shared/afterFile';
import { onceInRun } from '../../shared/onceInRun';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Creates a temporary folder that is removed after the tests of the file. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rega-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a folder with the project's files without a build, the same for all tests of a run. */
export const sourcesRoot = (): Promise<string> =>
  onceInRun('sources', async (folder) => {
    const root = join(folder, 'sources');
    await mkdir(root);
    await linkSources(root);
    return root;
  });

async function linkSources(root: string): Promise<void> {
  for (const shared of ['schemas', 'locales', 'src']) {
    await symlink(join(ROOT, shared), join(root, shared));
  }
}

/** Copies the project's files into a temporary folder, with a build of the given files. */
export async function projectRoot(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await tempFolder();
  await linkSources(root);
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return root;
}
