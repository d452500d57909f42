import { setImmediate as others } from 'node:timers/promises';
import { auditOf } from '../audit/audit';
import type { CatalogueEntry } from '../catalogue';
import type { Settings } from '../settings';
import { eraseApplication, type ErasePorts } from '../staff/erase';
import { definitionReader } from '../staff/records';
import type { Storage } from '../storage/storage';

const DAY = 24 * 60 * 60 * 1000;

export interface RetentionPorts extends ErasePorts {
  readonly catalogue: readonly CatalogueEntry[];
  readonly storage: Storage;
  readonly settings: Pick<Settings, 'retentionDays'>;
  readonly now: () => Date;
}

/**
 * Erases the applications that are kept for longer than their service's file says, or the settings where
 * it says nothing. Each leaves a line in the audit trail, with its reference and nobody's name.
 * @param isOver asked between any two; true ends it early
 * @returns how many there were
 */
export async function eraseExpired(ports: RetentionPorts, isOver = () => false): Promise<number> {
  const { storage, now } = ports;
  let count = 0;
  for (const [serviceId, days] of await daysOfServices(ports)) {
    const before = new Date(now().getTime() - days * DAY).toISOString();
    for (const id of await storage.inbox.ids({ serviceId, before }, 'createdAt')) {
      if (isOver()) return count;
      const erased = await eraseApplication(ports, id);
      // Another process may have been faster.
      if (!erased) continue;
      await auditOf(storage, '', 'applicationExpired', erased.reference);
      count += 1;
      await others();
    }
  }
  return count;
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
