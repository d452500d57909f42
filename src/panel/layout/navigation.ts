import { inAlphabet } from '../../definition/language/alphabet';
import { OTHER_ICON, TILE_ICONS } from '../../platform/theme/tileIcons';
import { tabsOf } from './tabs';
import { ownText, panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';
import { OWN_PAGES, type OwnGroupName } from '../ownPages';
import { panelPages, type PanelPage } from '../pages';
import type { May } from '../session/may';
import type { PanelIconShape } from '../base/PanelIcon';

export interface NavItem {
  readonly path: string;
  readonly title: string;
  readonly icon: PanelIconShape;
  /** The drawing of its service's tile, instead of the icon. */
  readonly drawing?: string;
  /** The services whose unread applications it counts. */
  readonly services?: readonly string[];
}

export type NavGroupName = OwnGroupName | 'Services' | 'Content';

export interface NavGroup {
  readonly name: NavGroupName;
  readonly title: string;
  readonly items: readonly NavItem[];
}

const item = ({ path, title, services }: PanelPage): NavItem => ({
  path,
  title: ownText(title),
  icon: 'content',
  ...(services[0] && { drawing: TILE_ICONS[services[0].tile.icon] ?? OTHER_ICON }),
  services: services.map(({ id }) => id),
});

/** Returns the page with those of its services whose applications an account may read. */
const withReadable = (page: PanelPage, may: May): PanelPage => ({
  ...page,
  services: page.services.filter(({ id }) => may('readApplications', id)),
});

/** Returns the entries of the pages with their own code in a group. */
export const ownItems = (group: OwnGroupName, may: May): NavItem[] =>
  OWN_PAGES.flatMap(({ path, right, entry }) =>
    entry?.group === group && may(right) ? [{ path, title: t(entry.title), icon: entry.icon }] : [],
  );

/**
 * Returns the entries of the navigation that an account may use, in groups; content by its name. The page of a service is
 * content for those who may read that alone.
 */
export function navigationFor(may: May): readonly NavGroup[] {
  const pages = panelPages()
    .filter((page) => tabsOf(page, may).length > 0)
    .map((page) => withReadable(page, may));
  const content = pages.filter(({ services }) => services.length === 0).map(item);
  const groups: readonly NavGroup[] = [
    { name: 'Work', title: t('Work'), items: ownItems('Work', may) },
    {
      name: 'Services',
      title: t('Services'),
      items: pages.filter(({ services }) => services.length > 0).map(item),
    },
    {
      name: 'Content',
      title: t('Content'),
      items: inAlphabet(content, ({ title }) => title, panelLanguage()),
    },
    { name: 'People', title: t('People'), items: ownItems('People', may) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const paths = () => [
  ...OWN_PAGES.flatMap(({ path, entry }) => (entry ? [path] : [])),
  ...panelPages().map(({ path }) => path),
];

/** Returns the entry of a page: the longest path that is a prefix of the page's. */
export function activePath(path: string): string | undefined {
  return paths()
    .filter((entry) => path === entry || (entry !== 'home' && path.startsWith(`${entry}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
