import { resolve } from 'node:path';
import { BackupError } from '../backup/backupError';
import { restore, verify } from '../backup/restore';
import { readServerSettings, SettingsError } from '../serverSettings';
import { backupSummary } from './backupSummary';

const USAGE = `npm run restore -- <backup>            restores it into an empty database and data folder
npm run restore -- --check <backup>    only verifies it`;

/**
 * Restores a backup into the installation of the settings, or only checks it.
 * @returns the exit code
 */
export async function restoreCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  const [folder, ...more] = args.filter((arg) => arg !== '--check');
  if (folder === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const isCheck = args.includes('--check');
    const manifest = await (isCheck
      ? verify(resolve(folder))
      : restore(resolve(folder), readServerSettings(environment, root)));
    console.log(`${isCheck ? 'Whole' : 'Restored'}: ${backupSummary(manifest)}, of ${manifest.at}`);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return 1;
  }
}
