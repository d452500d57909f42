import { Route, Switch } from 'wouter';
import { settings } from '../platform/settings';
import { InboxPage } from './applications/InboxPage';
import { KindsPage } from './content/KindsPage';
import { panelPages } from './pages';
import { NoSuchPage } from './shell/NoSuchPage';

const at = (path: string): string => `${settings.panelPath}/${path}`;

/** One route for each page of the panel; each owner adds the pages of his own. */
export function PanelPages() {
  return (
    <Switch>
      {panelPages.map((page) => (
        <Route key={page.path} path={`${at(page.path)}/*?`}>
          {({ '*': rest }) => <KindsPage key={page.path} page={page} rest={rest ?? ''} />}
        </Route>
      ))}
      <Route path={`${at('home/inbox')}/*?`}>
        {({ '*': rest }) => <InboxPage rest={rest ?? ''} />}
      </Route>
      <Route component={NoSuchPage} />
    </Switch>
  );
}
