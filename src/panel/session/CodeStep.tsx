import { useEffect, useRef, useState } from 'react';
import { t } from '../language/t';

/** Renders the second step of logging in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ onBack }: { readonly onBack: () => void }) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The step takes the place of what was typed into before.
  useEffect(() => input.current?.focus(), [isRecovery]);
  return (
    <>
      <label htmlFor="code">{isRecovery ? t('Recovery code') : t('Code from your app')}</label>
      <input
        // Another field: what was typed does not fit.
        key={String(isRecovery)}
        ref={input}
        id="code"
        name="code"
        dir="ltr"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="pn-login-other">
        <button type="button" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('Use a code from the app') : t('Use a recovery code')}
        </button>
        <button type="button" onClick={onBack}>
          {t('Another account')}
        </button>
      </div>
    </>
  );
}
