import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoSuchFile } from '../noSuchFile';
import { syncPath } from '../syncPath';

/** An upgrade that is neither confirmed nor undone yet. */
export interface Journal {
  /** The folders of both releases. */
  readonly from: string;
  readonly to: string;
}

/** While either file is in the data folder, the new version accepts no writes. */
const TRYING = 'upgrade.json';
const UNDOING = 'upgrade-undo.json';

/** Returns whether an upgrade is under way. What begins to be undone between the two looks is seen by the second. */
export const isUnderWay = (dataDir: string): boolean =>
  existsSync(join(dataDir, TRYING)) || existsSync(join(dataDir, UNDOING));

export async function readJournal(
  dataDir: string,
): Promise<(Journal & { readonly isUndone: boolean }) | undefined> {
  for (const name of [TRYING, UNDOING]) {
    try {
      const journal = JSON.parse(await readFile(join(dataDir, name), 'utf8')) as Journal;
      return { ...journal, isUndone: name === UNDOING };
    } catch (error) {
      if (!isNoSuchFile(error)) throw error;
    }
  }
  return undefined;
}

/** Begins an upgrade. Readable by the server, whoever runs the upgrade. */
export async function noteUpgrade(dataDir: string, journal: Journal): Promise<void> {
  const path = join(dataDir, TRYING);
  await writeFile(`${path}.part`, JSON.stringify(journal), { mode: 0o644 });
  await syncPath(`${path}.part`);
  await rename(`${path}.part`, path);
  await syncPath(dataDir);
}

/** Keeps the new version and what it will accept. Returns false if the upgrade has begun to be undone. */
export const confirmUpgrade = async (dataDir: string): Promise<boolean> =>
  didHappen(async () => {
    await rm(join(dataDir, TRYING));
    await syncPath(dataDir);
  });

/** From here on it can only be undone. Returns false if it has been confirmed. */
export const undoUpgrade = async (dataDir: string): Promise<boolean> =>
  didHappen(() => move(dataDir, TRYING, UNDOING));

/** Tries the new version again. */
export const tryAgain = async (dataDir: string): Promise<void> => move(dataDir, UNDOING, TRYING);

/** Ends an upgrade whose old version is back. */
export async function endUpgrade(dataDir: string): Promise<void> {
  for (const name of [TRYING, UNDOING]) await rm(join(dataDir, name), { force: true });
  await syncPath(dataDir);
}

async function move(dataDir: string, from: string, to: string): Promise<void> {
  await rename(join(dataDir, from), join(dataDir, to));
  await syncPath(dataDir);
}

async function didHappen(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (isNoSuchFile(error)) return false;
    throw error;
  }
}
