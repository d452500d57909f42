import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/apiError';
import { logIn } from '../../platform/session/session';
import { type EndReason, useEndReason } from '../../platform/api/sessionStore';
import { hasEdits } from '../data/edits/keptEdits';
import { ToggleField } from '../data/fields/ToggleField';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import './logIn.css';
import { LANGUAGES } from '../../definition/model/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { useLanguage } from '../../platform/language/languageStore';
import { useLastLanguage } from '../language/usePanelLanguage';

const kept = () => t('What you typed is kept: log in to continue.');

/** Why the session has ended. */
const ENDED: Readonly<Record<EndReason, (isKept: boolean) => string>> = {
  expired: (isKept) =>
    `${t('Your session has ended.')} ${isKept ? kept() : t('Log in to continue.')}`,
  left: (isKept) =>
    `${t('You were logged out when the control panel was closed.')}${isKept ? ` ${kept()}` : ''}`,
};

/** All inputs are required, so none is marked. */
const LOOK = { fullWidth: true, slotProps: { htmlInput: { required: true } } } as const;

/** Renders the login form without any branding. */
export function LogIn() {
  const [issue, setIssue] = useState('');
  const [busy, setBusy] = useState(false);
  /** What was right, while a code is asked for. */
  const [passed, setPassed] = useState<{ readonly email: string; readonly password: string }>();
  const { reason } = useEndReason();
  const language = useLanguage();
  const title = t('Log in');
  useEffect(() => {
    document.title = title;
  }, [title]);

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
    <main className="pn-login stack-16">
      <Card
        component="form"
        sx={{
          width: 'min(360px, 100vw - 32px)',
          border: 0,
          '& h1': { color: 'var(--rega-ink)', fontSize: '1.3rem' },
        }}
        onSubmit={(event) => void submit(event)}
      >
        <h1>{title}</h1>
        {reason && <p role="status">{ENDED[reason](hasEdits())}</p>}
        {passed ? (
          <CodeStep onBack={back} />
        ) : (
          <>
            <TextField
              {...LOOK}
              label={t('E-mail')}
              id="email"
              name="email"
              type="email"
              autoComplete="username"
            />
            <TextField
              {...LOOK}
              label={t('Password')}
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
            />
          </>
        )}
        <Box component="p" role="alert" sx={{ minHeight: '1.65em', color: 'var(--rega-error)' }}>
          {issue}
        </Box>
        <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
          {busy ? t('Logging in…') : t('Log in')}
        </Button>
      </Card>
      {/* The account's language replaces it. */}
      <ToggleField
        label={t('Language')}
        options={[...LANGUAGES].reverse().map((each) => {
          const { tag, name } = LANGUAGE_FACTS[each];
          const words = <span lang={tag}>{name}</span>;
          return [each, words] as const;
        })}
        value={language}
        onChoose={(chosen) => useLastLanguage.setState({ language: chosen })}
      />
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

/** Renders the second step of logging in: a code of the authenticator app, or a recovery code. */
function CodeStep({ onBack }: { readonly onBack: () => void }) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The step takes the place of what was typed into before.
  useLayoutEffect(() => input.current?.focus(), [isRecovery]);
  return (
    <>
      <TextField
        {...LOOK}
        // Another field: what was typed does not fit.
        key={String(isRecovery)}
        inputRef={input}
        label={isRecovery ? t('Recovery code') : t('Code from your app')}
        id="code"
        name="code"
        autoComplete="one-time-code"
        slotProps={{
          htmlInput: {
            required: true,
            dir: 'ltr',
            inputMode: isRecovery ? 'text' : 'numeric',
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
      />
      <div className="spread">
        <Button onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('Use a code from the app') : t('Use a recovery code')}
        </Button>
        <Button onClick={onBack}>{t('Another account')}</Button>
      </div>
    </>
  );
}
