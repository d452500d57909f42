import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { factorIsSetUp } from '../../platform/api/sessionStore';
import { t } from '../language/t';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpFactor } from './SetUpFactor';
import { leavePanel } from '../session/leavePanel';
import '../session/logIn.css';

/** Takes the place of the panel for an account that has to set up its second step first. */
export function MustSetUpFactor() {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <main className="pn-login stack-16">
      <Card sx={{ gap: 1.5, width: 'min(640px, 100%)' }}>
        <h1>{t('Second step at login')}</h1>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={factorIsSetUp} />
        ) : (
          <>
            <p className="muted">
              {t(
                'This site asks for a code from your phone after the password. Set it up now; it takes two minutes.',
              )}
            </p>
            <SetUpFactor
              onDone={setCodes}
              other={<Button onClick={leavePanel}>{t('Log out')}</Button>}
            />
          </>
        )}
      </Card>
    </main>
  );
}
