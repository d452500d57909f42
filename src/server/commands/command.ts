import { BackupError } from '../backup/backupError';
import { SettingsError } from '../serverSettings';
import { StoreTooNew } from '../storage/migrations/migrate';
import { UpgradeError } from '../upgrade/upgradeError';

/** A command of an installation. Returns the exit code: 1 if it fails, 2 for invalid arguments. */
export type Command = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
) => Promise<number>;

/** Does the work of a command, which returns the exit code; prints what whoever runs it can put right. */
export async function exitCode(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const isOurs = [SettingsError, StoreTooNew, BackupError, UpgradeError].some(
      (kind) => error instanceof kind,
    );
    if (!isOurs) throw error;
    console.error((error as Error).message);
    return 1;
  }
}
