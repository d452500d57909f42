import type { Service, ServiceFile } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { entryOf } from '../catalogue';
import { HttpRefusal } from '../http/refusal';
import type { StoredService } from '../liveCatalogue';
import type { RoutePorts } from '../routePorts';
import { placed, reviewer } from './reviewDocument';

/**
 * Returns a function that makes the record of a document that is to be published, whose definition is stored then.
 * @throws Refusal 422 with what has to be mended
 */
export function publisher(ports: RoutePorts) {
  const { catalogue, storage, now } = ports;
  const { files } = catalogue;
  const review = reviewer(ports);
  return async (
    source: { readonly document: ServiceFile; readonly basis: string },
    mayLackLanguages = false,
  ) => {
    const { id } = source.document;
    const reviewed = await review(placed(source.document, files), mayLackLanguages);
    if (!reviewed.entry) {
      const { issues } = reviewed;
      const details = { limit: String(issues.length), more: { issues } };
      throw HttpRefusal.of(422, 'unpublishable', details);
    }
    const { document, entry } = reviewed;
    const highest = await storage.definitions.highestVersion(id);
    const before =
      catalogue.find(id)?.service ?? (await storage.definitions.ofVersion(id, highest));
    const version = before ? versionAfter(before, entry.service, highest) : document.version;
    const numbered = { ...document, version };
    const { hash, service } = entryOf(numbered, files);
    await storage.definitions.keep(hash, service, now().toISOString());
    const { basis } = source;
    const record: StoredService = { document: numbered, definition: hash, basis, withdrawn: false };
    return record as unknown as Values;
  };
}

/**
 * The version is raised if something else is asked, above all that were ever published: pages, drafts and lists tell definitions
 * apart by it.
 */
function versionAfter(before: Service, after: Service, highest: number): number {
  const asked = ({ form, steps, sections }: Service) => JSON.stringify([form, steps, sections]);
  const isSame = asked(before) === asked(after);
  return isSame ? before.version : Math.max(before.version + 1, highest + 1, after.version);
}
