import './platform/look/look.css';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { startI18n } from './platform/language/i18n';
import { showLanguage } from './platform/language/languageStore';
import { preferredLanguage } from './platform/language/preference';
import { useLanguageByPlace } from './platform/language/useLanguageByPlace';
import { MuiLook } from './platform/look/MuiLook';
import { endSessionOnUnload } from './platform/session/session';
import { settings } from './platform/settings';
import { Snackbar } from './platform/snackbar/Snackbar';
import { App } from './site/App';

const Panel = lazy(() =>
  import('./panel/Panel').then(({ Panel: component }) => ({ default: component })),
);

const isPanel = (path: string): boolean =>
  path === settings.panelPath || path.startsWith(`${settings.panelPath}/`);

/** The control panel is English, whatever the visitor chose (paper 1, section 1). */
const languageOf = (path: string) => (isPanel(path) ? 'en' : preferredLanguage());

function Root() {
  const [path] = useLocation();
  const inPanel = isPanel(path);
  useEffect(() => {
    // Failing, it leaves the screen in the language it has.
    showLanguage(inPanel ? 'en' : preferredLanguage()).catch(() => undefined);
  }, [inPanel]);
  useLanguageByPlace(!inPanel);
  return (
    <>
      {inPanel ? (
        <MuiLook>
          <Suspense>
            <Panel />
          </Suspense>
        </MuiLook>
      ) : (
        <App />
      )}
      <Snackbar />
    </>
  );
}

async function start(root: HTMLElement): Promise<void> {
  const language = languageOf(location.pathname);
  await startI18n(language);
  await showLanguage(language);
  endSessionOnUnload();
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
