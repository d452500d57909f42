import './platform/theme/theme.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { showLanguage } from './platform/language/languageStore';
import { preferredLanguage, rememberNamed } from './platform/language/preference';
import { useLanguageByPlace } from './platform/language/useLanguageByPlace';
import { MuiTheme } from './platform/theme/MuiTheme';
import { setWeekStart } from './engine/inputs/calendar/weekStart';
import { setCurrency } from './definition/model/money';
import { settings } from './platform/readPageSettings';
import { Snackbar } from './platform/snackbar/Snackbar';
import { readStore } from './platform/content/siteServices';
import { App } from './site/App';
import { keepServedState } from './site/layout/servedState';
import { lazyComponent } from './platform/loading/lazyComponent';
import { Loading } from './platform/loading/Loading';

const Panel = lazyComponent(async () => {
  const [{ Panel: component }, { openPanelTab }] = await Promise.all([
    import('./panel/Panel'),
    import('./platform/session/panelTabs'),
  ]);
  await openPanelTab();
  return component;
});

const isPanel = (path: string): boolean =>
  path === settings.panelPath || path.startsWith(`${settings.panelPath}/`);

/**
 * The control panel is English, whatever the visitor chose (docs/requirements.md, P4), until it shows the language of
 * the account.
 */
const languageFor = (inPanel: boolean) => (inPanel ? 'en' : preferredLanguage());

function Root() {
  const [path] = useLocation();
  const inPanel = isPanel(path);
  useEffect(() => {
    // Failing, it leaves the screen in the language it has.
    if (!inPanel) showLanguage(preferredLanguage()).catch(() => undefined);
  }, [inPanel]);
  useLanguageByPlace(!inPanel);
  return (
    <>
      {inPanel ? (
        <MuiTheme>
          <Loading>
            <Panel />
          </Loading>
        </MuiTheme>
      ) : (
        <App />
      )}
      <Snackbar />
    </>
  );
}

async function start(root: HTMLElement): Promise<void> {
  const inPanel = isPanel(location.pathname);
  const language = languageFor(inPanel);
  if (!inPanel) rememberNamed();
  const stored = readStore();
  await showLanguage(language);
  if (!inPanel) await stored;
  keepServedState(root);
  // In pieces, so that a phone can scroll meanwhile: what the server has rendered is there already.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Root />
      </StrictMode>,
    ),
  );
}

/** So long after everything that the first screen needs. */
const REST_MS = 2000;

/** Not in development, where files change all the time, nor in a frame, where staff only look. */
function keepLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || parent !== window) return;
  if (isPanel(location.pathname)) return;
  const keep = async () => (await import('./platform/offline/register')).keepOffline();
  // A browser that keeps nothing shows the site all the same.
  const later = () => void setTimeout(() => void keep().catch(() => undefined), REST_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

keepLater();
setCurrency(settings.brand.currency);
setWeekStart(settings.brand.weekStart);
const root = document.getElementById('root');
if (root) void start(root);
