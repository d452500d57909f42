import type { ComponentType } from 'react';
import type { Right } from '../contract/rights';
import { backendHas, type Capability } from '../platform/api/capabilities';
import { lazyComponent } from '../platform/loading/lazyComponent';
import type { PanelIconShape } from './base/PanelIcon';
import type { PanelText } from './language/panelText';

/** Route parameters; empty if the route has none. */
interface PageProps {
  readonly id: string;
  readonly rest: string;
}

/** A group of the navigation, or the menu of the account. */
export type OwnGroupName = 'Work' | 'People' | 'account';

/** A page of the panel with its own code, loaded when it is opened; all others are generated from files (pages.ts). */
interface OwnPage {
  /** Relative to the panel's path (docs/requirements.md, P7). */
  readonly path: string;
  /** Route pattern after the path: `/:id` or `/*?`. */
  readonly below?: string;
  /** What the backend must have, if it is more than docs/requirements.md lists. */
  readonly needs?: Capability;
  readonly right: Right;
  readonly Page: ComponentType<PageProps>;
  /** Entry in the navigation; undefined if the page has none. */
  readonly entry?: {
    readonly group: OwnGroupName;
    readonly title: PanelText;
    readonly icon: PanelIconShape;
  };
}

const PAGES: readonly OwnPage[] = [
  {
    path: 'home',
    right: 'usePanel',
    Page: backendHas('dashboard')
      ? lazyComponent(async () => (await import('./home/HomePage')).HomePage)
      : lazyComponent(async () => (await import('./home/ServicesPage')).ServicesPage),
    entry: { group: 'Work', title: 'Home', icon: 'home' },
  },
  {
    path: 'home/inbox',
    below: '/*?',
    needs: 'applications',
    right: 'readApplications',
    Page: lazyComponent(async () => (await import('./applications/list/InboxPage')).InboxPage),
    entry: { group: 'Work', title: 'Inbox', icon: 'inbox' },
  },
  {
    path: 'home/dates',
    needs: 'arrivals',
    right: 'readApplications',
    Page: lazyComponent(async () => (await import('./dates/DatesPage')).DatesPage),
    entry: { group: 'Work', title: 'Dates', icon: 'date' },
  },
  {
    path: 'home/figures',
    needs: 'dashboard',
    right: 'readApplications',
    Page: lazyComponent(async () => (await import('./figures/FiguresPage')).FiguresPage),
    entry: { group: 'Work', title: 'Figures', icon: 'figures' },
  },
  {
    path: 'home/daybook',
    needs: 'handling',
    right: 'seeMoney',
    Page: lazyComponent(async () => (await import('./money/DayBookPage')).DayBookPage),
    entry: { group: 'Work', title: 'Day book', icon: 'numbers' },
  },
  {
    path: 'home/receipt',
    below: '/:id',
    needs: 'handling',
    right: 'seeMoney',
    Page: lazyComponent(async () => (await import('./money/ReceiptPage')).ReceiptPage),
  },
  {
    path: 'home/composing',
    needs: 'storeServices',
    right: 'composeServices',
    Page: lazyComponent(async () => (await import('./composing/ComposingPage')).ComposingPage),
    entry: { group: 'Work', title: 'Compose services', icon: 'section' },
  },
  {
    path: 'home/composing',
    below: '/:id',
    needs: 'storeServices',
    right: 'composeServices',
    Page: lazyComponent(async () => (await import('./composing/ServicePage')).ServicePage),
  },
  {
    path: 'home/bin',
    needs: 'bin',
    right: 'editContent',
    Page: lazyComponent(async () => (await import('./bin/BinPage')).BinPage),
    entry: { group: 'Work', title: 'Bin', icon: 'bin' },
  },
  {
    path: 'home/users',
    right: 'manageAccounts',
    Page: lazyComponent(async () => (await import('./users/UsersPage')).UsersPage),
    entry: { group: 'People', title: 'Users', icon: 'people' },
  },
  {
    path: 'home/users',
    below: '/:id',
    right: 'manageAccounts',
    Page: lazyComponent(async () => (await import('./users/UserPage')).UserPage),
  },
  {
    path: 'home/profile',
    right: 'usePanel',
    Page: lazyComponent(async () => (await import('./profile/ProfilePage')).ProfilePage),
    entry: { group: 'account', title: 'Profile', icon: 'person' },
  },
  {
    path: 'home/audit',
    needs: 'audit',
    right: 'operate',
    Page: lazyComponent(async () => (await import('./audit/AuditPage')).AuditPage),
    entry: { group: 'People', title: 'Audit', icon: 'history' },
  },
];

/**
 * The pages whose calls the configured backend has, in the order of the navigation: its entries, the routes and the menu of
 * the account follow from this list.
 */
export const OWN_PAGES = PAGES.filter(({ needs }) => backendHas(needs));
