import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ConflictDialog } from './content/conflict/ConflictDialog';
import { useSession } from '../platform/session/sessionStore';
import { usePanelLanguage } from './language/usePanelLanguage';
import { t } from './language/t';
import { PanelPages } from './PanelPages';
import { LogIn } from './session/LogIn';
import { MustSetUpFactor } from './session/MustSetUpFactor';
import { PanelErrors } from './layout/PanelErrors';
import { PanelLayout } from './layout/PanelLayout';
import './panel.css';

/**
 * Renders the control panel, or the login form, which shows no branding. The URL does not change,
 * so that the requested page opens after login. Another language renders everything anew.
 */
export function Panel() {
  const user = useSession(({ token, user: known }) => (token ? known : undefined));
  const language = usePanelLanguage();
  const [location] = useLocation();
  return (
    <div key={language} className="panel">
      {language && !user && <LogIn />}
      {language && user?.factorNeeded && <MustSetUpFactor />}
      {language && user && !user.factorNeeded && (
        <PanelLayout email={user.email}>
          <PanelErrors at={location}>
            <Suspense fallback={<p role="status">{t('Loading…')}</p>}>
              <PanelPages />
              <ConflictDialog />
            </Suspense>
          </PanelErrors>
        </PanelLayout>
      )}
    </div>
  );
}
