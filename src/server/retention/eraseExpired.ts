import { setImmediate as others } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { auditOf } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import type { Settings } from '../settings';
import { eraseApplication, type ErasePorts } from '../staff/eraseApplication';
import { definitionReader } from '../staff/applicationRecords';
import type { Storage } from '../storage/storage';

const DAY = 24 * 60 * 60 * 1000;

export interface RetentionPorts extends ErasePorts {
  readonly catalogue: readonly CatalogueEntry[];
  readonly storage: Storage;
  readonly settings: Pick<Settings, 'retentionDays'>;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Erases the applications that are kept for longer than their service's file says, or the settings where
 * it says nothing. Each leaves a line in the audit trail, with its reference and nobody's name.
 * @param isOver asked between any two; true ends it early
 * @returns how many there were
 */
export async function eraseExpired(ports: RetentionPorts, isOver = () => false): Promise<number> {
  const { storage, now } = ports;
  const expired: string[] = [];
  for (const [serviceId, days] of await daysOfServices(ports)) {
    const before = new Date(now().getTime() - days * DAY).toISOString();
    expired.push(...(await storage.inbox.ids({ serviceId, before }, 'createdAt')));
  }
  if (await isTooSudden(expired.length, ports)) return 0;
  let count = 0;
  for (const id of expired) {
    if (isOver()) return count;
    const erased = await eraseApplication(ports, id);
    // Another process may have been faster.
    if (!erased) continue;
    await auditOf(ports, '', 'applicationExpired', erased.reference);
    count += 1;
    await others();
  }
  return count;
}

/** Erased at once, however few there are. */
const FEW = 5;
/** More than this share of all applications does not expire from one day to the next. */
const USUAL_SHARE = 0.1;
/** Between two runs of which the second does what the first only announced; they may come a little early. */
const GRACE_MS = DAY - 60 * 60 * 1000;
const ANNOUNCED = 'retention announced';
/** For which an announcement is remembered. */
const MEMORY = 10 * DAY;

/**
 * Whether so much expires at once that the clock may be wrong, or the setting. Such a run is announced in the
 * log, and done a day later if nobody has put it right by then.
 */
async function isTooSudden(
  count: number,
  { storage: { inbox, attempts }, now, log }: RetentionPorts,
): Promise<boolean> {
  const { total } = await inbox.count({});
  if (count <= Math.max(FEW, total * USUAL_SHARE)) {
    await attempts.remove(ANNOUNCED);
    return false;
  }
  const at = now().getTime();
  const announce = async (): Promise<number> => {
    const end = new Date(at + MEMORY).toISOString();
    const { expiresAt } = await attempts.add(ANNOUNCED, new Date(at).toISOString(), end);
    return Date.parse(expiresAt) - MEMORY;
  };
  let announced = await announce();
  // By a clock that has been put back since.
  if (announced > at) {
    await attempts.remove(ANNOUNCED);
    announced = await announce();
  }
  if (at - announced >= GRACE_MS) {
    await attempts.remove(ANNOUNCED);
    return false;
  }
  log.error(
    { expired: count, applications: total },
    'many applications expire at once: they are erased in a day, unless the clock or RETENTION_DAYS is changed',
  );
  return true;
}

/** Of all services that there are applications to, those too whose file is gone. */
async function daysOfServices({
  catalogue,
  storage,
  settings,
}: RetentionPorts): Promise<ReadonlyMap<string, number>> {
  const definitionOf = definitionReader(catalogue, storage.definitions);
  const own = new Map(catalogue.map(({ service }) => [service.id, service.staff.retentionDays]));
  const days = new Map<string, number>();
  for (const hash of await storage.inbox.definitions({})) {
    const { id } = await definitionOf(hash);
    const limit = own.get(id) ?? settings.retentionDays;
    if (limit !== undefined) days.set(id, limit);
  }
  return days;
}
