import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../platform/session/sessionStore';
import { PanelPages } from './PanelPages';
import { LogIn } from './session/LogIn';
import { PanelErrors } from './shell/PanelErrors';
import { PanelShell } from './shell/PanelShell';
import './panel.css';

/**
 * The control panel. Until somebody is logged in it says nothing of whose it is; the address stays, so
 * that after logging in the page is the one that was asked for.
 */
export function Panel() {
  const user = useSession(({ token, user: known }) => token && known);
  const [location] = useLocation();
  return (
    <div className="panel" lang="en" dir="ltr">
      {!user && <LogIn />}
      {user && (
        <PanelShell email={user.email}>
          <PanelErrors at={location}>
            <Suspense fallback={<p role="status">Loading…</p>}>
              <PanelPages />
            </Suspense>
          </PanelErrors>
        </PanelShell>
      )}
    </div>
  );
}
