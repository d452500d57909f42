import { resolve } from 'node:path';
import { backUp } from '../backup/backUp';
import { BackupError } from '../backup/backupError';
import { readServerSettings, SettingsError } from '../serverSettings';
import { backupSummary } from './backupSummary';

const USAGE = 'npm run backup -- <folder>     creates a folder in it, named by timestamp';

/**
 * Backs up the installation of the settings, whether or not the server runs.
 * @returns the exit code
 */
export async function backupCommand(
  [target, ...more]: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  if (target === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const made = await backUp(readServerSettings(environment, root), resolve(target), new Date());
    console.log(`${made.folder}: ${backupSummary(made)}`);
    if (made.lost.length > 0) {
      console.error(`These photos are in the database but not on disk: ${made.lost.join(' ')}`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return 1;
  }
}
