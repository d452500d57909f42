import { payloadShape } from '../../definition/payload/payload';
import type { CatalogueEntry } from '../catalogue';
import { definitionReader } from '../staff/applicationRecords';
import type { About } from '../storage/applications';
import type { ContentRecord } from '../storage/contents';
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
  { storage, wordsIn }: { readonly storage: Storage } & Pick<AboutPorts, 'wordsIn'>,
): Promise<void> {
  const { applications, definitions, content } = storage;
  const services = new Map(catalogue.map(({ service }) => [service.id, service]));
  const definitionOf = definitionReader(catalogue, definitions);
  const records = new Map<string, Promise<ContentRecord | undefined>>();
  const read = (kind: string, id: string) => {
    const key = `${kind} ${id}`;
    const found = records.get(key) ?? content.read(kind, id);
    records.set(key, found);
    return found;
  };
  const lists = new Map<string, ReturnType<typeof content.list>>();
  const list = (kind: string) => {
    const found = lists.get(kind) ?? content.list(kind);
    lists.set(kind, found);
    return found;
  };
  for (;;) {
    const stored = await applications.unnamed(BATCH);
    if (stored.length === 0) return;
    const named = stored.map(async (one): Promise<[string, About]> => {
      const filledIn = await definitionOf(one.definition);
      const service = services.get(one.serviceId) ?? filledIn;
      const ports = { storage: { content: { read, list } }, wordsIn };
      const form = payloadShape(filledIn);
      return [one.id, await aboutApplication(ports, service, form, one.answers)];
    });
    await applications.name(new Map(await Promise.all(named)));
  }
}
