import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../errorCode';
import { sharedRead } from '../../base/sharedRead';
import { syncPath } from '../../syncPath';
import type { FileStore } from './fileStore';

/**
 * Stores files in a folder, which several machines may share.
 * @param folder one that exists, on the same disk as the files that are put into it
 */
export function diskFiles(folder: string): FileStore {
  const at = (name: string): string => join(folder, name);
  const syncNames = sharedRead(() => syncPath(folder));
  return {
    async put(files) {
      for (const { name, path, isSynced = false } of files) {
        if (!isSynced) await syncPath(path);
        await rename(path, at(name));
      }
      await syncNames();
    },
    async read(name) {
      // Opened here, so that a file that is deleted meanwhile can be read to its end.
      const file = await open(at(name)).catch(unlessMissing);
      return file?.createReadStream();
    },
    async remove(names) {
      if (names.length === 0) return;
      await Promise.all(names.map((name) => rm(at(name), { force: true })));
      await syncNames();
    },
    async *list() {
      // In a data folder of an older version it does not exist.
      for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
        const found = await stat(at(name)).catch(() => undefined);
        if (found?.isFile()) yield { name, since: found.mtimeMs };
      }
    },
  };
}
