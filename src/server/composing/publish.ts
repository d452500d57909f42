import type { Service, ServiceFile } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { entryOf } from '../catalogue';
import { dueDrafts } from '../content/changes/dueDrafts';
import { HttpRefusal } from '../http/refusal';
import type { StoredService } from '../liveCatalogue';
import { DRAFT_KIND, LINK_KIND, SERVICE_KIND } from '../records/serviceKinds';
import { StaleSet, versionOf } from '../records/sqlContentSets';
import { pageTaking } from '../pages/takenPaths';
import type { RoutePorts } from '../routePorts';
import { storedDraft, WRITTEN_KINDS } from './composed';
import { placed, reviewer } from './reviewDocument';

/** The change that removes a draft and the link to it. */
export const NO_DRAFT = { [DRAFT_KIND]: null, [LINK_KIND]: null };

/** @throws Refusal 422 if the address of a service is another page's */
export async function refuseTaken(
  { id, route }: ServiceFile,
  { catalogue, pagesOf, settings }: RoutePorts,
): Promise<void> {
  if (typeof route !== 'string') return;
  const others = catalogue.entries().filter(({ service }) => service.id !== id);
  const taken = await pageTaking(route, pagesOf(others), settings);
  if (taken !== undefined) {
    throw HttpRefusal.of(422, 'routeTaken', { name: 'route', limit: taken });
  }
}

/** Returns a function that publishes the drafts that are due. */
export function dueServices(ports: RoutePorts): () => Promise<void> {
  const { catalogue, now, storage } = ports;
  const { publish } = publisher(ports);
  return dueDrafts(ports, {
    drafts: [DRAFT_KIND],
    publish: async ({ id, revision, writtenBy: by }) => {
      const set = await storage.content.readSet(WRITTEN_KINDS, id);
      const draft = set.get(DRAFT_KIND);
      if (draft?.revision !== revision) throw new StaleSet();
      const record = await publish(storedDraft(draft));
      const written = { by, now: now().toISOString(), version: versionOf(set) };
      await storage.content.writeSet(WRITTEN_KINDS, id, written, () => {
        return { [SERVICE_KIND]: record, ...NO_DRAFT };
      });
      await catalogue.refresh();
    },
    published: 'servicePublished',
    notPublished: 'serviceNotPublished',
    subjectOf: ({ id }) => id,
  });
}

/** Returns functions that review and publish. */
export function publisher(ports: RoutePorts) {
  const { catalogue, storage, now } = ports;
  const { files } = catalogue;
  const review = reviewer(ports);
  /** @throws Refusal 422 with what has to be mended before a document can be published, by the name of a field */
  const publishable = async (written: ServiceFile, mayLackLanguages = false, name?: string) => {
    await refuseTaken(written, ports);
    const reviewed = await review(placed(written, files), mayLackLanguages);
    if (reviewed.entry) return reviewed;
    const { issues } = reviewed;
    const details = { limit: String(issues.length), more: { issues } };
    throw HttpRefusal.of(422, 'unpublishable', { ...details, ...(name !== undefined && { name }) });
  };
  /** Makes the record of a document that is to be published, whose definition is stored then. @throws Refusal 422 */
  const publish = async (
    source: { readonly document: ServiceFile; readonly basis: string },
    mayLackLanguages = false,
  ) => {
    const { id } = source.document;
    const { document, entry } = await publishable(source.document, mayLackLanguages);
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
  return { publishable, publish };
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
