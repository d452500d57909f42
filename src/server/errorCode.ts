import { open } from 'node:fs/promises';

/** Returns the code of an error of the system, a database or a library; undefined if it has none. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Returns whether an error means that a file or folder does not exist. */
export const isNoSuchFile = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Returns undefined for a file or folder that does not exist; throws any other error. */
export function unlessMissing(error: unknown): undefined {
  if (!isNoSuchFile(error)) throw error;
}

/** Writes a file, or the names in a folder, through to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
