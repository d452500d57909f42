import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errorCode';

const NAME = 'reserve';
/** Enough for hundreds of logins and erasures. */
const BYTES = 16 * 1024 * 1024;

const FULL = /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/u;

/**
 * Reserves disk space in the data folder, so that the SQLite database can still be written when the disk is full:
 * staff can then log in and erase.
 */
export async function keepReserve(dataDir: string): Promise<void> {
  const path = join(dataDir, NAME);
  if (existsSync(path)) return;
  const unfinished = `${path}.part`;
  try {
    // Random bytes: some file systems allocate nothing for zeros.
    await writeFile(unfinished, randomBytes(BYTES), { mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Deletes the reserve if an error says that the disk is full, so that the database has room to write.
 * Returns false for another error, or if the reserve has already been used.
 */
export function freeReserve(folder: string, error: unknown): boolean {
  const path = join(folder, NAME);
  if (!FULL.test(String(codeOf(error))) || !existsSync(path)) return false;
  rmSync(path, { force: true });
  return true;
}
