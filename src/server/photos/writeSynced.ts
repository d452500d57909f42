import { closeSync, fsync, openSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fsync);

/** Writes a file through to the disk. Only the sync is waited for in the thread pool: the rest takes microseconds. */
export async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = openSync(path, 'w', 0o600);
  try {
    writeFileSync(file, bytes);
    await sync(file);
  } finally {
    closeSync(file);
  }
}
