import { oldestMonth } from '../dropOff/stepCounter';
import { BIN_DAYS } from '../content/pastRoutes';
import { idsIn } from '../records/pictureAddress';
import type { Folders } from '../photos/openFolders';
import { type SweepPorts, sweepUnnamed, sweptPhotos } from '../photos/sweepUnnamed';
import type { RoutePorts } from '../routePorts';

const DAY = 24 * 60 * 60 * 1000;

/** How long messages are kept after they were sent, in days. */
const SENT_DAYS = 30;

type Ports = SweepPorts & Folders & Pick<RoutePorts, 'storage' | 'now'>;

/** Removes what is left over and what has ended: files that no row names, deleted content, sent messages. */
export async function sweepLeft(ports: Ports): Promise<void> {
  const { folder, pictures, storage, now } = ports;
  const before = (days: number): string => new Date(now().getTime() - days * DAY).toISOString();
  for (const each of [folder, pictures]) await each.bench.sweep();
  await sweepUnnamed(sweptPhotos(folder, storage.applications), ports);
  const named = async (ids: readonly string[]) => picturesNamed(ids, ports);
  // A day, since somebody may be about to save a picture's record. A larger share than of photos, since staff may
  // remove many records in one day.
  await sweepUnnamed({ folder: pictures, named, age: DAY, share: 0.25 }, ports);
  await storage.content.purge(before(BIN_DAYS));
  await storage.attempts.dropExpired(before(0));
  await storage.handovers.dropEnded(before(0));
  await storage.messages.dropSent(before(SENT_DAYS));
  await storage.stepCounts.dropBefore(oldestMonth(now()));
  await storage.scrub();
}

/** Returns those of the ids that content names, also in earlier versions and removed records: they may be restored. */
async function picturesNamed(
  ids: readonly string[],
  { storage: { content } }: Ports,
): Promise<ReadonlySet<string>> {
  const named = new Set((await content.documents()).flatMap(idsIn));
  return new Set(ids.filter((id) => named.has(id)));
}
