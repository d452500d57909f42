import { resolve, basename, dirname, join } from 'node:path';
import { backUp } from '../backup/backUp';
import { baseIn, finishBackup } from '../backup/finishBackup';
import { readServerSettings } from '../serverSettings';
import { type Manifest, MANIFEST, rowsPath } from '../backup/backupManifest';
import { restore, verify } from '../backup/restore';
import { type Command, parsed } from '../base/command';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { eraseApplication } from '../applications/applicationRecords';
import { openFolders } from '../photos/openFolders';
import { openStorage } from '../storeId/openStorage';
import { type DataPlace, prepareDataDir } from '../dataDir';
import { readRows } from '../backup/backupFiles';
import type { StoredData } from '../backup/backupStores';

export const backupCommand: Command = {
  about: 'backs up the database and all files, while the server runs',
  usage: (call) => `${call} <folder> [options]    creates a folder in it, named by timestamp
  --rehearse              restores it into a scratch folder, and counts what is there
  --encrypt-to <key>      public key of age or gpg: an archive takes the place of the folder
  --push <command>        runs it with the path of the backup, such as "rsync -a --rsh=ssh host:backups"
  --keep <days>           removes older backups from the folder, once this one is good
  --hourly                leaves out files that the last full backup has; the first after 2 o'clock is full`,
  async run(args, environment, root) {
    const [[folder = ''], values] = parsed(args, [1, 1], {
      rehearse: { type: 'boolean', default: false },
      hourly: { type: 'boolean', default: false },
      'encrypt-to': { type: 'string' },
      push: { type: 'string' },
      keep: { type: 'string' },
    });
    const { rehearse, hourly, push, keep, 'encrypt-to': encryptTo } = values;
    if (keep !== undefined && !/^[1-9][0-9]{0,3}$/u.test(keep)) return undefined;
    const keepDays = keep === undefined ? undefined : Number(keep);
    const settings = readServerSettings(environment, root);
    const target = resolve(folder);
    const now = new Date();
    const base = hourly ? await baseIn(target, { encryptTo }, now) : undefined;
    const made = await backUp(settings, target, now, base);
    const finish = { rehearse, encryptTo, push, keepDays };
    const path = await finishBackup(made, finish, settings.dataDir);
    console.log(`${path}: ${summaryOf(made)}`);
    if (made.lost.length > 0) {
      console.error(`These photos are in the database but not on disk: ${made.lost.join(' ')}`);
    }
    return 0;
  },
};

export const restoreCommand: Command = {
  about: 'restores a backup into an empty database and data folder',
  usage: (call) => `${call} <backup>            restores it into an empty database and data folder
${call} --keep-links <backup>    lets links to status pages and drafts work again, for data that moves to another machine
${call} --check <backup>    only verifies it`,
  async run(args, environment, root) {
    const [[folder = ''], values] = parsed(args, [1, 1], {
      check: { type: 'boolean', default: false },
      'keep-links': { type: 'boolean', default: false },
    });
    if (values.check) return verifyCommand.run([folder], environment, root);
    const settings = readServerSettings(environment, root);
    const keepsLinks = values['keep-links'];
    const manifest = await restore(resolve(folder), settings, keepsLinks);
    const { erased, accounts } = await settleRestored(resolve(folder), settings);
    console.log(`Restored: ${summaryOf(manifest)}, of ${manifest.at}`);
    if (erased > 0)
      console.log(`Erased again, since newer backups list them as erased: ${erased} applications`);
    if (!keepsLinks)
      console.log('The links to status pages and drafts have ended: staff can make new ones.');
    console.log(
      `Accounts that can log in, with the passwords of the backup: ${accounts.join(', ') || 'none'}`,
    );
    return 0;
  },
};

export const verifyCommand: Command = {
  about: 'verifies that a backup is whole, without restoring it',
  usage: (call) => `${call} <backup>`,
  async run(args) {
    const [[folder = '']] = parsed(args, [1, 1], {});
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

/** What a restored installation has again, which the operator has to look at. */
interface Settled {
  /** Applications that were erased after the backup, and are erased again. */
  readonly erased: number;
  /** The e-mail addresses of the accounts that can log in, with the passwords that they had. */
  readonly accounts: readonly string[];
}

/** Erases once more what was erased after a backup, as far as newer backups beside it say so. */
async function settleRestored(folder: string, place: StoredData & DataPlace): Promise<Settled> {
  await prepareDataDir(place);
  const storage = await openStorage(place, () => {});
  try {
    const { folder: photos } = await openFolders(place);
    const ids = await storage.applications.idsOf(await erasedSince(folder));
    for (const id of ids) await eraseApplication({ storage, folder: photos }, id);
    const colleagues = await storage.staff.colleagues();
    const accounts = colleagues.filter(({ disabled }) => !disabled).map(({ email }) => email);
    return { erased: ids.length, accounts };
  } finally {
    await storage.close();
  }
}

/** Actions whose subject is the reference of an application that is gone. */
const ERASED: ReadonlySet<string> = new Set(['applicationErased', 'applicationExpired']);

/** Returns the references in the audit logs of the newer backups in the same folder: later names are of later backups. */
async function erasedSince(folder: string): Promise<readonly string[]> {
  const beside = dirname(folder);
  const newer = (await readdir(beside)).filter((name) => name > basename(folder));
  const erased: string[] = [];
  for (const name of newer) {
    if (!existsSync(join(beside, name, MANIFEST))) continue;
    for await (const rows of readRows(join(beside, name, rowsPath('audit')))) {
      for (const { action, subject } of rows) {
        if (ERASED.has(String(action))) erased.push(String(subject));
      }
    }
  }
  return erased;
}
