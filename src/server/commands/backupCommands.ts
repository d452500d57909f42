import { resolve } from 'node:path';
import { backUp } from '../backup/backUp';
import { readServerSettings } from '../serverSettings';
import type { Manifest } from '../backup/backupManifest';
import { restore, verify } from '../backup/restore';
import { type Command, exitCode } from '../base/command';

const BACKUP_USAGE = 'npm run backup -- <folder>     creates a folder in it, named by timestamp';

/** Backs up the installation of the settings, whether or not the server runs. */
export const backupCommand: Command = async ([target, ...more], environment, root) => {
  if (target === undefined || more.length > 0) {
    console.error(BACKUP_USAGE);
    return 2;
  }
  return exitCode(async () => {
    const made = await backUp(readServerSettings(environment, root), resolve(target), new Date());
    console.log(`${made.folder}: ${summaryOf(made)}`);
    if (made.lost.length > 0) {
      console.error(`These photos are in the database but not on disk: ${made.lost.join(' ')}`);
    }
    return 0;
  });
};

const RESTORE_USAGE = `npm run restore -- <backup>            restores it into an empty database and data folder
npm run restore -- --check <backup>    only verifies it`;

/** Restores a backup into the installation of the settings, or only checks it. */
export const restoreCommand: Command = async (args, environment, root) => {
  const [folder, ...more] = args.filter((arg) => arg !== '--check');
  if (folder === undefined || more.length > 0) {
    console.error(RESTORE_USAGE);
    return 2;
  }
  return exitCode(async () => {
    const isCheck = args.includes('--check');
    const manifest = await (isCheck
      ? verify(resolve(folder))
      : restore(resolve(folder), readServerSettings(environment, root)));
    console.log(`${isCheck ? 'Whole' : 'Restored'}: ${summaryOf(manifest)}, of ${manifest.at}`);
    return 0;
  });
};

function summaryOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const count = (folder: string) => files.filter(({ path }) => path.startsWith(folder)).length;
  return [
    `${tables.application ?? 0} applications`,
    `${count('photos/')} photos`,
    `${tables.content ?? 0} records of content`,
    `${count('pictures/')} pictures`,
  ].join(', ');
}
