import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { hasOwnCalls, settings } from '../platform/settings';
import { KindsPage } from './content/KindsPage';
import { panelPages } from './pages';
import { panelHref } from './shell/address';
import { NoSuchPage } from './shell/NoSuchPage';

const HomePage = lazy(async () => ({ default: (await import('./home/HomePage')).HomePage }));
const ServicesPage = lazy(async () => ({
  default: (await import('./home/ServicesPage')).ServicesPage,
}));
const InboxPage = lazy(async () => ({
  default: (await import('./applications/InboxPage')).InboxPage,
}));
const UsersPage = lazy(async () => ({ default: (await import('./users/UsersPage')).UsersPage }));
const UserPage = lazy(async () => ({ default: (await import('./users/UserPage')).UserPage }));
const ProfilePage = lazy(async () => ({
  default: (await import('./profile/ProfilePage')).ProfilePage,
}));
const AuditPage = lazy(async () => ({ default: (await import('./audit/AuditPage')).AuditPage }));

const at = (path: string): string => `${settings.panelPath}/${path}`;

/** One route for each page of the panel. */
export function PanelPages() {
  return (
    <Switch>
      {panelPages.map((page) => (
        <Route key={page.path} path={`${at(page.path)}/*?`}>
          {({ '*': rest }) => <KindsPage key={page.path} page={page} rest={rest ?? ''} />}
        </Route>
      ))}
      <Route path={at('home')} component={hasOwnCalls ? HomePage : ServicesPage} />
      {hasOwnCalls && (
        <Route path={`${at('home/inbox')}/*?`}>
          {({ '*': rest }) => <InboxPage rest={rest ?? ''} />}
        </Route>
      )}
      <Route path={at('home/users')} component={UsersPage} />
      <Route<{ readonly id: string }> path={at('home/users/:id')}>
        {({ id }) => <UserPage key={id} id={id} />}
      </Route>
      <Route path={at('home/profile')} component={ProfilePage} />
      {hasOwnCalls && <Route path={at('home/audit')} component={AuditPage} />}
      <Route path={settings.panelPath}>
        <Redirect to={panelHref('home')} replace />
      </Route>
      <Route component={NoSuchPage} />
    </Switch>
  );
}
