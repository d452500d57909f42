import { createReadStream } from 'node:fs';
import { access, type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoSuchFile } from '../../noSuchFile';
import type { FileStore } from './fileStore';

/**
 * Files in a folder, which may be one that several machines share.
 * @param folder one that exists, on the same disk as what is put into it
 */
export function diskFiles(folder: string): FileStore {
  const at = (name: string): string => join(folder, name);
  return {
    async put(files) {
      for (const { name, path } of files) {
        await sync(path);
        await rename(path, at(name));
      }
      await sync(folder);
    },
    read: (name) =>
      access(at(name)).then(
        () => createReadStream(at(name)),
        () => undefined,
      ),
    async remove(names) {
      if (names.length === 0) return;
      await Promise.all(names.map((name) => rm(at(name), { force: true })));
      await sync(folder);
    },
    async *list() {
      for (const name of await namesIn(folder)) {
        const found = await stat(at(name)).catch(() => undefined);
        if (found?.isFile()) yield { name, since: found.mtimeMs };
      }
    },
  };
}

/** None in a folder that is not there: one of an older version, which knew nothing of it. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isNoSuchFile(error)) return [];
    throw error;
  }
}

/** What a file holds, or which names a folder has, is on the disk when this is done. */
async function sync(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    await handle.sync();
  } finally {
    await handle?.close();
  }
}
