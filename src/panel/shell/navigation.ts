import { hasOwnCalls } from '../../platform/settings';
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

/** A page that other servers have no calls for. */
const ofOwnCalls = (page: NavItem): readonly NavItem[] => (hasOwnCalls ? [page] : []);

/** What the navigation lists. */
export const NAVIGATION: readonly NavGroup[] = [
  {
    title: 'Work',
    items: [
      { path: 'home', title: 'Home', icon: 'home' },
      ...ofOwnCalls({ path: 'home/inbox', title: 'Inbox', icon: 'inbox' }),
    ],
  },
  {
    title: 'Services',
    items: panelPages.filter(({ services }) => services.length > 0).map(item('service')),
  },
  {
    title: 'Content',
    items: panelPages.filter(({ services }) => services.length === 0).map(item('content')),
  },
  {
    title: 'People',
    items: [
      { path: 'home/users', title: 'Users', icon: 'people' },
      { path: 'home/profile', title: 'Profile', icon: 'person' },
      ...ofOwnCalls({ path: 'home/audit', title: 'Audit', icon: 'history' }),
    ],
  },
];

/** The entry that a page belongs to: the longest path that leads to it. */
export function activePath(path: string): string | undefined {
  return NAVIGATION.flatMap(({ items }) => items.map((entry) => entry.path))
    .filter((entry) => path === entry || (entry !== 'home' && path.startsWith(`${entry}/`)))
    .toSorted((a, b) => b.length - a.length)[0];
}
