import type { ComponentType } from 'react';
import { lazyComponent } from '../platform/loading/lazyComponent';
import type { Right } from '../contract/rights';
import { backendHas, type Capability } from '../platform/api/capabilities';
import type { PanelText } from './language/panelText';
import type { PanelIconShape } from './base/PanelIcon';

/** Route parameters; empty if the route has none. */
interface PageProps {
  readonly id: string;
  readonly rest: string;
}

export type OwnGroupName = 'Work' | 'People';

/** A page of the panel with its own code; all others are generated from files (pages.ts). */
export interface OwnPage {
  /** Relative to the panel's path (docs/requirements.md, P7). */
  readonly path: string;
  /** Route pattern after the path: `/:id` or `/*?`. */
  readonly below?: string;
  readonly Page: ComponentType<PageProps>;
  readonly right: Right;
  /** Entry in the navigation; undefined if the page has none. */
  readonly entry?: {
    readonly group: OwnGroupName;
    readonly title: PanelText;
    readonly icon: PanelIconShape;
  };
  /** What the backend must have, if it is more than docs/requirements.md lists. */
  readonly needs?: Capability;
}

const HomePage = lazyComponent(async () => (await import('./home/HomePage')).HomePage);
const ServicesPage = lazyComponent(async () => (await import('./home/ServicesPage')).ServicesPage);

const ALL: readonly OwnPage[] = [
  {
    path: 'home',
    right: 'usePanel',
    Page: backendHas('dashboard') ? HomePage : ServicesPage,
    entry: { group: 'Work', title: 'Home', icon: 'home' },
  },
  {
    path: 'home/inbox',
    right: 'readApplications',
    below: '/*?',
    Page: lazyComponent(async () => (await import('./applications/InboxPage')).InboxPage),
    entry: { group: 'Work', title: 'Inbox', icon: 'inbox' },
    needs: 'applications',
  },
  {
    path: 'home/bin',
    right: 'editContent',
    Page: lazyComponent(async () => (await import('./bin/BinPage')).BinPage),
    entry: { group: 'Work', title: 'Bin', icon: 'bin' },
    needs: 'bin',
  },
  {
    path: 'home/users',
    right: 'manageAccounts',
    Page: lazyComponent(async () => (await import('./users/UsersPage')).UsersPage),
    entry: { group: 'People', title: 'Users', icon: 'people' },
  },
  {
    path: 'home/users',
    right: 'manageAccounts',
    below: '/:id',
    Page: lazyComponent(async () => (await import('./users/UserPage')).UserPage),
  },
  {
    path: 'home/profile',
    right: 'usePanel',
    Page: lazyComponent(async () => (await import('./profile/ProfilePage')).ProfilePage),
  },
  {
    path: 'home/audit',
    right: 'operate',
    Page: lazyComponent(async () => (await import('./audit/AuditPage')).AuditPage),
    entry: { group: 'People', title: 'Audit', icon: 'history' },
    needs: 'audit',
  },
];

/** The pages that the configured backend supports, for the router and the navigation. */
export const OWN_PAGES = ALL.filter(({ needs }) => backendHas(needs));
