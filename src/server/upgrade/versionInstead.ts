import { existsSync } from 'node:fs';
import { countStart, endUpgrade, noteRefused, readJournal, undoUpgrade } from './journal';
import { mainOf } from './releases';

/** How often a new version may start without being confirmed. A power cut is no reason to give it up. */
const MOST_STARTS = 3;

/**
 * Returns the folder of the old version if that has to run in place of the new one, which starts: after an upgrade
 * that began to be undone, or whose new version was started several times and never worked. Whoever upgraded may be
 * gone by then, and this process may not switch the link.
 * @param release the folder of the version that starts
 */
export async function versionInstead(
  dataDir: string,
  release: string,
): Promise<string | undefined> {
  const journal = await readJournal(dataDir);
  if (journal?.to !== release) return undefined;
  const { from, stage } = journal;
  if (!existsSync(mainOf(from))) {
    // Somebody removed it: there is nothing to go back to.
    if (stage !== 'trying') await endUpgrade(dataDir);
    return undefined;
  }
  if (stage === 'trying') {
    if ((await countStart(dataDir)) <= MOST_STARTS) return undefined;
    if (!(await undoUpgrade(dataDir))) return undefined;
  }
  // The old version settles the rest: only the data is still that of the new one.
  if (stage !== 'refused') await noteRefused(dataDir, journal);
  return from;
}
