import type { ServerSettings } from '../serverSettings';
import type { Storage } from '../storage/storage';
import { confirmUpgrade, isUnderWay, readJournal } from './journal';
import { dropBefore } from './settleUpgrade';

const LOOK_MS = 500;
/** Longer than an upgrade waits for a new version (upgrade.ts). */
const ALONE_MS = 60_000;
/** How long the old version may take to be started, after the upgrade began to be undone. */
const LEAVE_MS = 10_000;

/** Returns what a new version knows until its upgrade is confirmed. */
export function beginTrial({ dataDir, databaseUrl }: ServerSettings) {
  let isOver = false;
  return {
    /** Returns whether writes are refused, since they would be lost if the upgrade were undone. */
    isHeld: (): boolean => {
      isOver ||= databaseUrl !== undefined || !isUnderWay(dataDir);
      return !isOver;
    },
    /** Ends the trial by itself if whoever began the upgrade is gone. */
    watch(storage: Pick<Storage, 'ping'>, leave: () => void): void {
      const began = Date.now();
      let undoneAt: number | undefined;
      const look = async (): Promise<void> => {
        const journal = await readJournal(dataDir);
        if (!journal) {
          clearInterval(timer);
          await dropBefore(dataDir);
          return;
        }
        if (journal.stage !== 'trying') {
          undoneAt ??= Date.now();
          // Whoever began to undo it is gone: the next start is the old version's.
          if (Date.now() - undoneAt > LEAVE_MS) leave();
        } else if (Date.now() - began > ALONE_MS) {
          await storage.ping();
          await confirmUpgrade(dataDir);
        }
      };
      // Tried again: a database that does not answer is no reason to end.
      const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
    },
  };
}
