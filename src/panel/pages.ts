import { contents } from 'virtual:contents';
import { staffPages } from 'virtual:panel';
import { services } from 'virtual:services';
import type { ContentKind } from '../definition/content/contentType';
import { inAlphabet } from '../definition/language/alphabet';
import type { Staff } from '../definition/model/service';
import { backendHas } from '../platform/api/capabilities';
import { memoise } from '../definition/model/memoise';
import type { ServiceEntry } from '../platform/loading/useServiceModule';
import { type StoredService, storedServices } from './data/storedServices';
import { pick, type Text } from '../definition/model/text';
import { ownText } from './language/panelLanguage';

/** A service with its panel page and its loader. */
export interface PanelService extends ServiceEntry {
  readonly staff: Staff & { readonly panel: string };
}

/** A page of the panel that is generated from files: applications of its services, records of its content types. */
export interface PanelPage {
  /** Relative to the panel's path, without leading or trailing slash (docs/requirements.md, P7). */
  readonly path: string;
  readonly title: Text;
  readonly kinds: readonly ContentKind[];
  readonly services: readonly PanelService[];
}

/** Those of files, in the order of the tiles. */
const OF_FILES: readonly PanelService[] = services.flatMap((entry) => {
  const staff = staffPages[entry.id];
  return staff ? [{ ...entry, staff }] : [];
});

/** All services with a staff page, in the order of the tiles. */
export const serviceEntries = (): readonly PanelService[] => madeOf(storedServices()).entries;

/** Pages of services in the order of the tiles, then pages with content only, by title. */
export const panelPages = (): readonly PanelPage[] => madeOf(storedServices()).pages;

/** Returns the service with an id; undefined if it has no staff page. */
export const serviceCalled = (id: string): PanelService | undefined =>
  serviceEntries().find((entry) => entry.id === id);

/** Returns the name of a service in the account's language; an unknown id is returned unchanged. */
export function serviceName(id: string): string {
  const known = serviceCalled(id);
  return known ? ownText(known.tile.title) : id;
}

/** The content types whose calls the backend has. */
const kinds: readonly ContentKind[] = contents.filter(
  ({ ownCalls }) => !ownCalls || backendHas('ownContent'),
);

export const kindCalled = (id: string): ContentKind | undefined =>
  contents.find((kind) => kind.id === id);

const madeOf = memoise((stored: readonly StoredService[]) => {
  const ids = stored.map(({ id }) => id);
  const entries = [...OF_FILES.filter(({ id }) => !ids.includes(id)), ...stored.map(ofStore)].sort(
    (a, b) => a.tile.order - b.tile.order,
  );
  const paths = [...entries.map(({ staff }) => staff.panel), ...kinds.map(({ panel }) => panel)];
  const all = [...new Set(paths)].map((path) => pageAt(path, entries));
  const pages = [
    ...all.filter((page) => page.services.length > 0),
    ...inAlphabet(
      all.filter((page) => page.services.length === 0),
      ({ title }) => pick(title, 'en'),
      'en',
    ),
  ];
  return { entries, pages };
});

/** One that replaces a file has the page of the file. */
function ofStore({ staff, ...entry }: StoredService): PanelService {
  const panel = staff.panel ?? staffPages[entry.id]?.panel ?? `home/service/${entry.id}`;
  const load = async () => (await import('../platform/content/storeService')).loadStored(entry.id);
  return { ...entry, pages: [], load, staff: { ...staff, panel } };
}

function pageAt(path: string, entries: readonly PanelService[]): PanelPage {
  const shown = kinds.filter(({ panel }) => panel === path);
  const own = entries.filter(({ staff }) => staff.panel === path);
  const named = own[0]?.tile ?? shown[0];
  return { path, title: named?.title ?? [path, path, path], kinds: shown, services: own };
}
