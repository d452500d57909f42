import type { ContentKind } from '../../definition/content/contentType';
import { oldestMonth } from '../dropOff/stepCounter';
import { BIN_DAYS } from '../content/pastRoutes';
import { sweptPictures } from '../content/pictures/sweptPictures';
import type { Folders } from '../photos/openFolders';
import { type SweepPorts, sweepUnnamed, sweptPhotos } from '../photos/sweepUnnamed';
import type { Storage } from '../storage/storage';

const DAY = 24 * 60 * 60 * 1000;

/** How long messages are kept after they were sent, in days. */
const SENT_DAYS = 30;

interface Ports extends SweepPorts, Folders {
  readonly kinds: readonly ContentKind[];
  readonly storage: Storage;
  readonly now: () => Date;
}

/** Removes what is left over and what has ended: files that no row names, deleted content, sent messages. */
export async function sweepLeft(ports: Ports): Promise<void> {
  const { folder, pictures, kinds, storage, now } = ports;
  const before = (days: number): string => new Date(now().getTime() - days * DAY).toISOString();
  for (const each of [folder, pictures]) await each.bench.sweep();
  await sweepUnnamed(sweptPhotos(folder, storage.applications), ports);
  await sweepUnnamed(sweptPictures(pictures, kinds, storage.content), ports);
  await storage.content.purge(before(BIN_DAYS));
  await storage.attempts.dropExpired(before(0));
  await storage.handovers.dropEnded(before(0));
  await storage.messages.dropSent(before(SENT_DAYS));
  await storage.stepCounts.dropBefore(oldestMonth(now()));
  await storage.scrub();
}
