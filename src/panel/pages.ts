import { contents } from 'virtual:contents';
import { staffPages } from 'virtual:panel';
import { services } from 'virtual:services';
import type { ContentKind } from '../definition/content/contentType';
import { inAlphabet } from '../definition/language/alphabet';
import type { Staff } from '../definition/model/service';
import { backendHas } from '../platform/api/capabilities';
import { pick, type Text } from '../definition/model/text';
import { ownText } from './language/panelLanguage';

/** A service with its panel page and its loader. */
export type PanelService = (typeof services)[number] & {
  readonly staff: Staff & { readonly panel: string };
};

/** A page of the panel that is generated from files: applications of its services, records of its content types. */
export interface PanelPage {
  /** Relative to the panel's path, without leading or trailing slash (docs/requirements.md, P7). */
  readonly path: string;
  readonly title: Text;
  readonly kinds: readonly ContentKind[];
  readonly services: readonly PanelService[];
}

/** All services with a staff page, in the order of the tiles. */
export const serviceEntries: readonly PanelService[] = services.flatMap((entry) => {
  const staff = staffPages[entry.id];
  return staff ? [{ ...entry, staff }] : [];
});

/** Returns the service with an id; undefined if it has no staff page. */
export const serviceCalled = (id: string): PanelService | undefined =>
  serviceEntries.find((entry) => entry.id === id);

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

const all = [
  ...new Set([
    ...serviceEntries.map(({ staff }) => staff.panel),
    ...kinds.map(({ panel }) => panel),
  ]),
].map(pageAt);

/** Pages of services in the order of the tiles, then pages with content only, by title. */
export const panelPages: readonly PanelPage[] = [
  ...all.filter((page) => page.services.length > 0),
  ...inAlphabet(
    all.filter((page) => page.services.length === 0),
    ({ title }) => pick(title, 'en'),
    'en',
  ),
];

function pageAt(path: string): PanelPage {
  const shown = kinds.filter(({ panel }) => panel === path);
  const own = serviceEntries.filter(({ staff }) => staff.panel === path);
  const named = own[0]?.tile ?? shown[0];
  return { path, title: named?.title ?? [path, path, path], kinds: shown, services: own };
}
