import { type SubmitEvent, useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { logIn } from '../../platform/session/session';
import { type EndReason, useEndReason } from '../../platform/session/sessionStore';
import { hasEdits } from '../data/keptEdits';
import { t } from '../language/t';
import { LoginLanguages } from './LoginLanguages';
import './logIn.css';

const kept = () => t('What you typed is kept: log in to go on.');

/** Why the session has ended. */
const ENDED: Readonly<Record<EndReason, (isKept: boolean) => string>> = {
  expired: (isKept) => `${t('Your session has ended.')} ${isKept ? kept() : t('Log in to go on.')}`,
  left: (isKept) =>
    `${t('You were logged out when the control panel was closed.')}${isKept ? ` ${kept()}` : ''}`,
};

/** Renders the login form without any branding. */
export function LogIn() {
  const [issue, setIssue] = useState('');
  const [busy, setBusy] = useState(false);
  const { reason } = useEndReason();
  useEffect(() => {
    document.title = t('Log in');
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
      const isWrong = error instanceof ApiError && error.status === 401;
      setIssue(isWrong ? t('Wrong e-mail or password.') : t('Logging in failed. Try again.'));
      setBusy(false);
    }
  };

  return (
    <main className="pn-login">
      <form className="pn-card pn-login-card" onSubmit={(event) => void submit(event)}>
        <h1>{t('Log in')}</h1>
        {reason && <p role="status">{ENDED[reason](hasEdits())}</p>}
        <label htmlFor="email">{t('E-mail')}</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
        <label htmlFor="password">{t('Password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <p role="alert">{issue}</p>
        <button type="submit" aria-disabled={busy}>
          {busy ? t('Logging in…') : t('Log in')}
        </button>
      </form>
      <LoginLanguages />
    </main>
  );
}
