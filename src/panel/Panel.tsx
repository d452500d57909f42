import '../definition/model/expression';
import { use } from 'react';
import { PanelTheme } from './base/theme';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { AlertsMenu } from './alerts/AlertsMenu';
import { Dialogs } from './data/Dialogs';
import { backendHas } from '../platform/api/capabilities';
import { useSession } from '../platform/api/sessionStore';
import { usePanelLanguage } from './language/usePanelLanguage';
import { t } from './language/t';
import { ConfirmDialog } from './session/ConfirmDialog';
import { LogIn } from './session/LogIn';
import { MustSetUpFactor } from './profile/MustSetUpFactor';
import { PanelFrame, NoSuchPage, NotAllowed } from './layout/PanelFrame';
import { CommandPaletteKey } from './commandPalette/CommandPaletteKey';
import { PanelLayout } from './layout/PanelLayout';
import './panel.css';
import { Boundary } from '../platform/Boundary';
import { settings } from '../platform/readPageSettings';
import { Loading } from '../platform/loading/Loading';
import { KindsPage } from './content/KindsPage';
import { OWN_PAGES } from './ownPages';
import { firstStoredServices, useStoredServices } from './data/storedServices';
import { panelPages } from './pages';
import { panelHref } from './base/panelHref';
import { useMay } from './session/may';

/**
 * Renders the control panel, or the login form, which shows no branding. The URL does not change,
 * so that the requested page opens after login. Another language renders everything anew, but the login form, in
 * which something may have been typed.
 */
export function Panel() {
  const user = useSession(({ token, user: known }) => (token ? known : undefined));
  const language = usePanelLanguage();
  const [location] = useLocation();
  return (
    <PanelTheme>
      <div className="panel">
        {language && !user && <LogIn />}
        {language && user?.factorNeeded && <MustSetUpFactor key={language} />}
        {language && user && !user.factorNeeded && (
          <PanelLayout
            key={language}
            name={user.name || user.email}
            search={<CommandPaletteKey />}
            tool={backendHas('arrivals') && <AlertsMenu />}
          >
            <Boundary
              at={location}
              broken={
                <PanelFrame title={t('This page could not be shown')}>
                  <p role="alert">{t('Load the page again. What you have typed is kept.')}</p>
                </PanelFrame>
              }
            >
              <Loading fallback={<p role="status">{t('Loading…')}</p>}>
                <PanelPages />
                <Dialogs />
                <ConfirmDialog />
              </Loading>
            </Boundary>
          </PanelLayout>
        )}
      </div>
    </PanelTheme>
  );
}

function PanelPages() {
  const may = useMay();
  use(firstStoredServices());
  useStoredServices();
  return (
    <Switch>
      {panelPages().map((page) => (
        <Route key={page.path} path={`${panelHref(page.path)}/*?`}>
          {({ '*': rest }) => <KindsPage key={page.path} page={page} rest={rest ?? ''} />}
        </Route>
      ))}
      {OWN_PAGES.map(({ path, below = '', right, Page }) => (
        <Route<{ readonly id?: string; readonly '*'?: string }>
          key={path + below}
          path={panelHref(path) + below}
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
