import { existsSync } from 'node:fs';
import { appendFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoSuchFile, syncPath } from '../errorCode';

/** An upgrade that is neither confirmed nor undone yet. */
export interface Journal {
  /** The folders of both releases. */
  readonly from: string;
  readonly to: string;
}

/** The files in the data folder, by how far an upgrade is. */
const FILES = {
  /** While either of the first two is there, the new version accepts no writes. */
  trying: 'upgrade.json',
  undoing: 'upgrade-undo.json',
  /** The old version runs in place of the new one, until the link leads to it again. */
  refused: 'upgrade-refused.json',
} as const;

export type Stage = keyof typeof FILES;

/** A byte for each start of the new version on trial. */
const STARTS = 'upgrade-starts';

/** Returns whether an upgrade is under way. What begins to be undone between the two looks is seen by the second. */
export const isUnderWay = (dataDir: string): boolean =>
  existsSync(join(dataDir, FILES.trying)) || existsSync(join(dataDir, FILES.undoing));

export async function readJournal(
  dataDir: string,
): Promise<(Journal & { readonly stage: Stage }) | undefined> {
  for (const [stage, name] of Object.entries(FILES) as [Stage, string][]) {
    try {
      const journal = JSON.parse(await readFile(join(dataDir, name), 'utf8')) as Journal;
      return { ...journal, stage };
    } catch (error) {
      // Nobody would look for a file that is only there during an upgrade.
      if (!isNoSuchFile(error)) throw Object.assign(error as Error, { path: dataDir });
    }
  }
  return undefined;
}

/** Begins an upgrade. Readable by the server, whoever runs the upgrade. */
export async function noteUpgrade(dataDir: string, journal: Journal): Promise<void> {
  await endUpgrade(dataDir);
  await write(dataDir, FILES.trying, journal);
}

/** Lets the old version run in place of the new one from now on. */
export const noteRefused = (dataDir: string, { from, to }: Journal): Promise<void> =>
  write(dataDir, FILES.refused, { from, to });

/** Counts a start of the new version on trial; returns how many there were, this one included. */
export async function countStart(dataDir: string): Promise<number> {
  const path = join(dataDir, STARTS);
  await appendFile(path, '.');
  return (await stat(path)).size;
}

/** Forgets the starts of a confirmed upgrade. */
export const forgetStarts = (dataDir: string): Promise<void> =>
  rm(join(dataDir, STARTS), { force: true });

/** Keeps the new version and what it will accept. Returns false if the upgrade has begun to be undone. */
export const confirmUpgrade = (dataDir: string): Promise<boolean> =>
  didHappen(dataDir, rm(join(dataDir, FILES.trying)));

/** From here on it can only be undone. Returns false if it has been confirmed. */
export const undoUpgrade = async (dataDir: string): Promise<boolean> =>
  (await didHappen(dataDir, rename(join(dataDir, FILES.trying), join(dataDir, FILES.undoing)))) ||
  // Somebody else may have begun to undo it.
  (await readJournal(dataDir)) !== undefined;

/** Ends the trial of a new version whose data is that of the old one again. */
export async function endTrial(dataDir: string): Promise<void> {
  for (const name of [FILES.trying, FILES.undoing, STARTS])
    await rm(join(dataDir, name), { force: true });
  await syncPath(dataDir);
}

/** Ends an upgrade to which nothing leads any more. */
export async function endUpgrade(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILES.refused), { force: true });
  await endTrial(dataDir);
}

async function write(dataDir: string, name: string, journal: Journal): Promise<void> {
  const path = join(dataDir, name);
  // A new file, whatever the user of the server has put there: root writes through no link.
  await rm(`${path}.part`, { force: true });
  await writeFile(`${path}.part`, JSON.stringify(journal), { mode: 0o644, flag: 'wx' });
  await syncPath(`${path}.part`);
  await rename(`${path}.part`, path);
  await syncPath(dataDir);
}

async function didHappen(dataDir: string, change: Promise<void>): Promise<boolean> {
  try {
    await change;
    await syncPath(dataDir);
    return true;
  } catch (error) {
    if (isNoSuchFile(error)) return false;
    throw error;
  }
}
