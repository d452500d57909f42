import { type SubmitEvent, useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { logIn } from '../../platform/session/session';
import { type EndReason, useEndReason } from '../../platform/session/sessionStore';
import { hasEdits } from '../data/keptEdits';
import './logIn.css';

const WRONG = 'Wrong e-mail or password.';
const FAILED = 'Logging in failed. Try again.';

const KEPT = 'What you typed is kept: log in to go on.';

/** Why the session has ended. */
const ENDED: Readonly<Record<EndReason, (isKept: boolean) => string>> = {
  expired: (isKept) => `Your session has ended. ${isKept ? KEPT : 'Log in to go on.'}`,
  left: (isKept) =>
    `You were logged out when the control panel was closed.${isKept ? ` ${KEPT}` : ''}`,
};

/** Renders the login form without any branding. */
export function LogIn() {
  const [issue, setIssue] = useState('');
  const [busy, setBusy] = useState(false);
  const { reason } = useEndReason();
  useEffect(() => {
    document.title = 'Log in';
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setIssue('');
    try {
      await logIn(String(given.get('email')), String(given.get('password')));
    } catch (error) {
      setIssue(error instanceof ApiError && error.status === 401 ? WRONG : FAILED);
      setBusy(false);
    }
  };

  return (
    <main className="pn-login">
      <form className="pn-card pn-login-card" onSubmit={(event) => void submit(event)}>
        <h1>Log in</h1>
        {reason && <p role="status">{ENDED[reason](hasEdits())}</p>}
        <label htmlFor="email">E-mail</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <p role="alert">{issue}</p>
        <button type="submit" aria-disabled={busy}>
          {busy ? 'Logging in…' : 'Log in'}
        </button>
      </form>
    </main>
  );
}
