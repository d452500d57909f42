import { useEffect } from 'react';
import { useSession } from '../platform/session/sessionStore';
import { LogIn } from './LogIn';
import { SignedIn } from './SignedIn';
import './panel.css';

/** The control panel. Until somebody is logged in it says nothing of whose it is. */
export function Panel() {
  const user = useSession(({ token, user: known }) => token && known);
  useEffect(() => {
    document.title = user ? 'Control panel' : 'Log in';
  }, [user]);
  return (
    <main className="panel" lang="en" dir="ltr">
      {user ? <SignedIn email={user.email} /> : <LogIn />}
    </main>
  );
}
