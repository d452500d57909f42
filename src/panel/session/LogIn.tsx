import { type SubmitEvent, useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { logIn } from '../../platform/session/session';
import { type EndReason, useEndReason } from '../../platform/session/sessionStore';
import { hasEdits } from '../data/keptEdits';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { CodeStep } from './CodeStep';
import { LoginLanguages } from './LoginLanguages';
import './logIn.css';

const kept = () => t('What you typed is kept: log in to continue.');

/** Why the session has ended. */
const ENDED: Readonly<Record<EndReason, (isKept: boolean) => string>> = {
  expired: (isKept) =>
    `${t('Your session has ended.')} ${isKept ? kept() : t('Log in to continue.')}`,
  left: (isKept) =>
    `${t('You were logged out when the control panel was closed.')}${isKept ? ` ${kept()}` : ''}`,
};

interface Given {
  readonly email: string;
  readonly password: string;
}

/** Renders the login form without any branding. */
export function LogIn() {
  const [issue, setIssue] = useState('');
  const [busy, setBusy] = useState(false);
  /** What was right, while a code is asked for. */
  const [passed, setPassed] = useState<Given>();
  const { reason } = useEndReason();
  useEffect(() => {
    document.title = t('Log in');
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name));
    const given = passed ?? { email: text('email'), password: text('password') };
    setBusy(true);
    setIssue('');
    try {
      await logIn(given.email, given.password, passed && text('code'));
    } catch (error) {
      const code = refusalIn(error);
      if (code === 'codeNeeded') setPassed(given);
      // The password was changed meanwhile.
      if (code === 'credentials') setPassed(undefined);
      setIssue(wordsOf(code));
      setBusy(false);
    }
  };
  const back = () => {
    setPassed(undefined);
    setIssue('');
  };

  return (
    <main className="pn-login">
      <form className="pn-card pn-login-card" onSubmit={(event) => void submit(event)}>
        <h1>{t('Log in')}</h1>
        {reason && <p role="status">{ENDED[reason](hasEdits())}</p>}
        {passed ? (
          <CodeStep onBack={back} />
        ) : (
          <>
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
          </>
        )}
        <p role="alert">{issue}</p>
        <button type="submit" aria-disabled={busy}>
          {busy ? t('Logging in…') : t('Log in')}
        </button>
      </form>
      <LoginLanguages />
    </main>
  );
}

/** Returns why a login was refused; undefined if it failed otherwise. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [first] = error.errors;
  // Other servers give no codes.
  return error.status === 401 ? (first?.code ?? 'credentials') : first?.code;
}

const WORDS: Readonly<Record<string, PanelText | ''>> = {
  credentials: 'Wrong e-mail or password.',
  wrongCode: 'This code is wrong, or was used already. Enter the next one.',
  codeNeeded: '',
  // The call's own notice says it.
  tooMany: '',
};

function wordsOf(code = ''): string {
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return words === '' ? '' : t(words ?? 'Logging in failed. Try again.');
}
