import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, type StorePlace } from '../storeId/openStorage';
import { cut } from './cut';
import { endTrial, forgetStarts, readJournal } from './journal';
import { syncPath } from '../errorCode';

/** The database as the old version left it. */
const BEFORE = 'before-upgrade.db';

/**
 * Makes the SQLite database that of the version that starts, before it is opened: keeps a copy for the old version
 * if this is the new one, and puts that copy back if this is the old one again. A killed process does the rest the
 * next time. versionInstead has been asked before.
 * @param release the folder of the version that starts
 * @returns whether this version is on trial: whatever it stored would be lost if the upgrade were undone
 */
export async function settleUpgrade(place: StorePlace, release: string): Promise<boolean> {
  const { dataDir, databaseUrl } = place;
  const journal = await readJournal(dataDir);
  if (!journal) {
    await dropBefore(dataDir);
    return false;
  }
  if (release === journal.to) {
    if (databaseUrl === undefined) await keepBefore(place);
    return true;
  }
  if (databaseUrl === undefined) await putBack(place);
  await endTrial(dataDir);
  return false;
}

/** Removes what a confirmed upgrade has left. */
export async function dropBefore(dataDir: string): Promise<void> {
  await rm(join(dataDir, BEFORE), { force: true });
  await forgetStarts(dataDir);
}

async function keepBefore(place: StorePlace): Promise<void> {
  const file = fileOf(place);
  const before = join(place.dataDir, BEFORE);
  if (existsSync(before) || !file.exists()) return;
  const part = `${before}.part`;
  await file.copyTo(part);
  await syncPath(part);
  cut('copying');
  await rename(part, before);
  await syncPath(place.dataDir);
  cut('copied');
}

async function putBack(place: StorePlace): Promise<void> {
  const file = fileOf(place);
  const before = join(place.dataDir, BEFORE);
  if (!existsSync(before)) return;
  // First: the new version's log does not fit the old database.
  await file.dropLog();
  cut('puttingBack');
  await file.replaceBy(before);
  await syncPath(place.dataDir);
  cut('putBack');
}
