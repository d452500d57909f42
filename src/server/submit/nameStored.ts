import { payloadShape } from '../../definition/payload/payload';
import type { RoutePorts } from '../routePorts';
import { definitionReader } from '../applications/applicationRecords';
import type { About } from '../applications/stored';
import { aboutApplication } from './aboutParts';

/** In one transaction. */
const BATCH = 200;

/**
 * Looks up what applications are for that were stored before this was done when they arrive. Records that no longer
 * exist stay as their ids.
 */
export async function nameStored(
  ports: Pick<RoutePorts, 'catalogue' | 'storage' | 'content' | 'wordsIn'>,
): Promise<void> {
  const { catalogue, storage } = ports;
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
      return [one.id, await aboutApplication(ports, service, form, one.answers)];
    });
    await applications.name(new Map(await Promise.all(named)));
  }
}
