import { Redirect, Route, Switch } from 'wouter';
import { settings } from '../platform/readPageSettings';
import { KindsPage } from './content/KindsPage';
import { OWN_PAGES } from './ownPages';
import { panelPages } from './pages';
import { panelHref } from './layout/panelHref';
import { NotAllowed } from './layout/NotAllowed';
import { useMay } from './session/may';
import { NoSuchPage } from './layout/NoSuchPage';

const at = (path: string): string => `${settings.panelPath}/${path}`;

/** Renders the route of each page of the panel. */
export function PanelPages() {
  const may = useMay();
  return (
    <Switch>
      {panelPages.map((page) => (
        <Route key={page.path} path={`${at(page.path)}/*?`}>
          {({ '*': rest }) => <KindsPage key={page.path} page={page} rest={rest ?? ''} />}
        </Route>
      ))}
      {OWN_PAGES.map(({ path, below = '', right, Page }) => (
        <Route<{ readonly id?: string; readonly '*'?: string }>
          key={path + below}
          path={at(path) + below}
        >
          {({ id = '', '*': rest = '' }) =>
            may(right) ? <Page key={id} id={id} rest={rest} /> : <NotAllowed />
          }
        </Route>
      ))}
      <Route path={settings.panelPath}>
        <Redirect to={panelHref('home')} replace />
      </Route>
      <Route component={NoSuchPage} />
    </Switch>
  );
}
