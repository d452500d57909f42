import { contents } from 'virtual:contents';
import { staffPages } from 'virtual:panel';
import { services } from 'virtual:services';
import type { ContentKind } from '../definition/content';
import type { Staff } from '../definition/service';
import { pick } from '../definition/text';

/** A service as the panel knows it: where its applications are listed and how it loads. */
export type ServiceEntry = (typeof services)[number] & {
  readonly staff: Staff & { readonly panel: string };
};

/** A page of the panel that files ask for: applications of its services, records of its kinds. */
export interface PanelPage {
  /** Below the panel's path, without a slash at its ends (docs/requirements.md, P7). */
  readonly path: string;
  readonly title: string;
  readonly kinds: readonly ContentKind[];
  readonly services: readonly ServiceEntry[];
}

/** Every service that has a staff page, in the order of the tiles. */
export const serviceEntries: readonly ServiceEntry[] = services.flatMap((entry) => {
  const staff = staffPages[entry.id];
  return staff ? [{ ...entry, staff }] : [];
});

/** The service of an id; undefined where it has no staff page. */
export const serviceCalled = (id: string): ServiceEntry | undefined =>
  serviceEntries.find((entry) => entry.id === id);

/** The kind of content of an id. */
export const kindCalled = (id: string): ContentKind | undefined =>
  contents.find((kind) => kind.id === id);

/** Services' pages in the order of the tiles, then those of content alone by title. */
export const panelPages: readonly PanelPage[] = pagesOf();

function pagesOf(): PanelPage[] {
  const paths = new Set([
    ...serviceEntries.map(({ staff }) => staff.panel),
    ...contents.map(({ panel }) => panel),
  ]);
  const pages = [...paths].map(pageAt);
  const work = pages.filter((page) => page.services.length > 0);
  const content = pages.filter((page) => page.services.length === 0);
  return [...work, ...content.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))];
}

function pageAt(path: string): PanelPage {
  const kinds = contents.filter(({ panel }) => panel === path);
  const own = serviceEntries.filter(({ staff }) => staff.panel === path);
  const named = own[0]?.tile ?? kinds[0];
  return { path, title: named ? pick(named.title, 'en') : path, kinds, services: own };
}
