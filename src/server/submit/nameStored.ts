import { payloadShape } from '../../definition/payload/payload';
import type { CatalogueEntry } from '../catalogue';
import { definitionReader } from '../staff/applicationRecords';
import type { About } from '../storage/applications';
import type { Storage } from '../storage/storage';
import { aboutApplication, type AboutPorts } from './aboutParts';

/** In one transaction. */
const BATCH = 200;

/**
 * Looks up what applications are for that were stored before this was done when they arrive. Records that no longer
 * exist stay as their ids.
 */
export async function nameStored(
  catalogue: readonly CatalogueEntry[],
  { storage, ...about }: { readonly storage: Storage } & AboutPorts,
): Promise<void> {
  const { applications, definitions } = storage;
  const services = new Map(catalogue.map(({ service }) => [service.id, service]));
  const definitionOf = definitionReader(catalogue, definitions);
  for (;;) {
    const stored = await applications.unnamed(BATCH);
    if (stored.length === 0) return;
    const named = stored.map(async (one): Promise<[string, About]> => {
      const filledIn = await definitionOf(one.definition);
      const service = services.get(one.serviceId) ?? filledIn;
      const form = payloadShape(filledIn);
      return [one.id, await aboutApplication(about, service, form, one.answers)];
    });
    await applications.name(new Map(await Promise.all(named)));
  }
}
