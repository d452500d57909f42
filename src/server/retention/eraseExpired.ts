import { setImmediate as others } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { auditOf } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import type { Catalogue } from '../liveCatalogue';
import type { ServerSettings } from '../serverSettings';
import type { Storage } from '../storage/storage';
import { eraseApplication, type ErasePorts } from '../applications/applicationRecords';
import type { Retention } from '../../contract/retention';
import type { Grace } from './clock';
import { DAY } from '../../definition/model/clock';

export interface RetentionPorts extends ErasePorts {
  readonly catalogue: Pick<Catalogue, 'entries' | 'refresh'>;
  readonly storage: Storage;
  readonly settings: Pick<ServerSettings, 'retentionDays'>;
  readonly now: () => Date;
  readonly grace: Grace;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Erases applications that are older than their service's file allows, or else the settings. Each leaves a line in
 * the audit log, with its reference and without personal data.
 * @param isOver asked between any two; true ends the run early
 * @returns how many were erased
 */
export async function eraseExpired(ports: RetentionPorts, isOver = () => false): Promise<number> {
  const { storage, now } = ports;
  const expired: string[] = [];
  for (const { serviceId, days } of await daysOfServices(ports)) {
    const before = new Date(now().getTime() - days * DAY).toISOString();
    expired.push(...(await storage.inbox.ids({ serviceId, before }, 'createdAt')));
  }
  if (await isTooSudden(expired.length, ports)) return 0;
  let count = 0;
  for (const id of expired) {
    if (isOver()) return count;
    const erased = await eraseApplication(ports, id);
    // Another process may have erased it.
    if (!erased) continue;
    await auditOf(ports, '', 'applicationExpired', erased.reference);
    count += 1;
    await others();
  }
  return count;
}

/** Erased at once, however few applications there are. */
const FEW = 5;
/** A larger share of all applications does not expire within a day. */
const USUAL_SHARE = 0.1;

/** Returns whether so many expire at once that the clock or a setting may be wrong, and this was not announced a day ago. */
async function isTooSudden(
  count: number,
  { storage: { inbox }, now, grace }: RetentionPorts,
): Promise<boolean> {
  const { total } = await inbox.count({});
  const facts = { expired: count, applications: total };
  if (count > Math.max(FEW, total * USUAL_SHARE)) {
    if (!(await grace.isOver('many', now().getTime(), facts))) return true;
  }
  await grace.forget('many');
  return false;
}

/** Returns the retention of all services that have applications, also of those whose file is gone. */
async function daysOfServices({ catalogue, storage, settings }: RetentionPorts) {
  // Without its service, an application would be erased by the days of the settings.
  if (!(await catalogue.refresh())) return [];
  const own = new Map(
    catalogue.entries().map(({ service }) => [service.id, service.staff.retentionDays]),
  );
  const services = await storage.inbox.countByService({});
  return services.flatMap(({ serviceId: id }) => {
    const days = own.get(id) ?? settings.retentionDays;
    return days === undefined ? [] : [{ serviceId: id, days }];
  });
}

/** Returns for how long applications are kept: the settings, and the services that differ from them. */
export const retentionOf = (
  entries: readonly CatalogueEntry[],
  { retentionDays, statusDays }: Pick<ServerSettings, 'retentionDays' | 'statusDays'>,
): Retention => ({
  application: retentionDays ?? null,
  services: entries.flatMap(({ service: { tile, staff } }) =>
    staff.retentionDays === undefined
      ? []
      : [{ title: [...tile.title], days: staff.retentionDays }],
  ),
  link: statusDays,
});
