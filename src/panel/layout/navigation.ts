import { OWN_PAGES } from '../ownPages';
import { panelPages, type PanelPage } from '../pages';
import type { PanelIconShape } from './PanelIcon';

export interface NavItem {
  readonly path: string;
  readonly title: string;
  readonly icon: PanelIconShape;
}

interface NavGroup {
  readonly title: string;
  readonly items: readonly NavItem[];
}

const item =
  (icon: PanelIconShape) =>
  ({ path, title }: PanelPage): NavItem => ({ path, title, icon });

const ownItems = (group: string): NavItem[] =>
  OWN_PAGES.flatMap(({ path, entry }) => (entry?.group === group ? [{ path, ...entry }] : []));

/** The entries of the navigation, in groups. */
export const NAVIGATION: readonly NavGroup[] = [
  { title: 'Work', items: ownItems('Work') },
  {
    title: 'Services',
    items: panelPages.filter(({ services }) => services.length > 0).map(item('service')),
  },
  {
    title: 'Content',
    items: panelPages.filter(({ services }) => services.length === 0).map(item('content')),
  },
  { title: 'People', items: ownItems('People') },
];

/** Returns the entry of a page: the longest path that is a prefix of the page's. */
export function activePath(path: string): string | undefined {
  return NAVIGATION.flatMap(({ items }) => items.map((entry) => entry.path))
    .filter((entry) => path === entry || (entry !== 'home' && path.startsWith(`${entry}/`)))
    .toSorted((a, b) => b.length - a.length)[0];
}
