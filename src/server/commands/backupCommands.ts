import { resolve } from 'node:path';
import { backUp } from '../backup/backUp';
import { readServerSettings } from '../serverSettings';
import type { Manifest } from '../backup/backupManifest';
import { restore, verify } from '../backup/restore';
import type { Command } from '../base/command';

/** Backs up the installation of the settings, whether or not the server runs. */
export const backupCommand: Command = {
  about: 'backs up the database and all files, while the server runs',
  usage: (call) => `${call} <folder>    creates a folder in it, named by timestamp`,
  async run([target, ...more], environment, root) {
    if (target === undefined || more.length > 0) return undefined;
    const made = await backUp(readServerSettings(environment, root), resolve(target), new Date());
    console.log(`${made.folder}: ${summaryOf(made)}`);
    if (made.lost.length > 0) {
      console.error(`These photos are in the database but not on disk: ${made.lost.join(' ')}`);
    }
    return 0;
  },
};

const CHECK = '--check';

/** Restores a backup into the installation of the settings. */
export const restoreCommand: Command = {
  about: 'restores a backup into an empty database and data folder',
  usage: (call) => `${call} <backup>            restores it into an empty database and data folder
${call} ${CHECK} <backup>    only verifies it`,
  async run(args, environment, root) {
    const [folder, ...more] = args.filter((arg) => arg !== CHECK);
    if (folder === undefined || more.length > 0) return undefined;
    if (args.includes(CHECK)) return verifyCommand.run([folder], environment, root);
    const manifest = await restore(resolve(folder), readServerSettings(environment, root));
    console.log(`Restored: ${summaryOf(manifest)}, of ${manifest.at}`);
    return 0;
  },
};

/** Verifies a backup without restoring it. */
export const verifyCommand: Command = {
  about: 'verifies that a backup is whole, without restoring it',
  usage: (call) => `${call} <backup>`,
  async run([folder, ...more]) {
    if (folder === undefined || more.length > 0) return undefined;
    const manifest = await verify(resolve(folder));
    console.log(`Whole: ${summaryOf(manifest)}, of ${manifest.at}`);
    return 0;
  },
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
