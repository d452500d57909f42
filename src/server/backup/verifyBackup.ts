import { join } from 'node:path';
import { BackupError } from './backupError';
import { digestOf, isSame } from './backupFiles';
import { type Manifest, readManifest } from './backupManifest';

/**
 * Reads every file of a backup.
 * @throws BackupError if one differs from what was written
 */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const entry of manifest.files) {
    const digest = await digestOf(join(folder, entry.path)).catch(() => undefined);
    if (!digest) throw new BackupError(`${entry.path} is missing in the backup`);
    if (!isSame(digest, entry)) throw new BackupError(`${entry.path} is not as it was backed up`);
  }
  return manifest;
}
