import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { eraseApplication } from '../applications/applicationRecords';
import { openFolders } from '../photos/openFolders';
import { openStorage } from '../storeId/openStorage';
import { type DataPlace, prepareDataDir } from '../dataDir';
import { readRows } from './backupFiles';
import { MANIFEST, rowsPath } from './backupManifest';
import type { StoredData } from './backupStores';

/** What a restored installation has again, which the operator has to look at. */
interface Settled {
  /** Applications that were erased after the backup, and are erased again. */
  readonly erased: number;
  /** The e-mail addresses of the accounts that can log in, with the passwords that they had. */
  readonly accounts: readonly string[];
}

/** Erases once more what was erased after a backup, as far as newer backups beside it say so. */
export async function settleRestored(
  folder: string,
  place: StoredData & DataPlace,
): Promise<Settled> {
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
