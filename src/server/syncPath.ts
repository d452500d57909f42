import { type FileHandle, open } from 'node:fs/promises';

/** Writes a file, or the names in a folder, through to the disk. */
export async function syncPath(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    await handle.sync();
  } finally {
    await handle?.close();
  }
}
