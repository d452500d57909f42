import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { readAs } from '../../contract/readAs';
import type { TypeOf } from '../../contract/schema';
import { RECOVERY_CODES, SET_UP } from '../../contract/secondFactor';
import { LazyQrCode } from '../../platform/qr/LazyQrCode';
import { Loading } from '../../platform/loading/Loading';
import { staffCall } from '../data/staffCall';
import { t } from '../language/t';
import { fieldName } from '../data/fields/fieldNames';
import { SavedField } from '../data/fields/SavedField';
import { SavingForm } from '../data/fields/SavingForm';
import { useSavingUser } from '../data/fields/useSavingUser';

/** What the authenticator app needs, in the QR code or typed. */
type SetUp = TypeOf<typeof SET_UP>;

/** Reads the recovery codes, which the server shows once. */
export const recoveryIn = (response: unknown): readonly string[] =>
  readAs(RECOVERY_CODES, response).recoveryCodes;

interface SetUpFactorProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  /** A button beside the one that goes on. */
  readonly other: ReactNode;
}

/** Sets up the second step of logging in: the password, then the app's first code. */
export function SetUpFactor({ onDone, other }: SetUpFactorProps) {
  const [setUp, setSetUp] = useState<SetUp>();
  const saving = useSavingUser('ownPassword', 'code');
  const { ownPassword = '', code = '' } = saving.typed;

  const begin = () =>
    saving.run(async () => {
      setSetUp(readAs(SET_UP, await call('second_factor/', { ownPassword })));
      saving.clear();
    });
  const confirm = () =>
    saving.run(async () => {
      onDone(recoveryIn(await call('second_factor_confirm/', { code })));
    });

  return (
    <SavingForm
      saving={saving}
      onSave={setUp ? confirm : begin}
      className="stack-16"
      button={setUp ? t('Turn on') : t('Continue')}
      other={other}
    >
      {setUp ? (
        <>
          <AppSteps setUp={setUp} />
          <SavedField
            name="code"
            saving={saving}
            inputMode="numeric"
            help={t('Six digits, new every 30 seconds.')}
          />
        </>
      ) : (
        <SavedField name="ownPassword" saving={saving} />
      )}
    </SavingForm>
  );
}

const call = (path: string, body: object): Promise<unknown> =>
  staffCall('POST', path, body, { nameOf: fieldName });

function AppSteps({ setUp: { secret, address } }: { readonly setUp: SetUp }) {
  return (
    <Box
      component="ol"
      className="stack"
      sx={{ paddingInlineStart: 3, listStyle: 'decimal', '& p': { color: 'var(--rega-muted)' } }}
    >
      <li>
        {t('Install an authenticator app on your phone, such as Aegis or Google Authenticator.')}
      </li>
      <li>
        {t('Scan this code in the app.')}
        <Loading fallback={<p role="status">{t('Loading…')}</p>}>
          <LazyQrCode text={address} label={t('QR code for the authenticator app')} />
        </Loading>
        <p>
          {/* On the phone itself there is nothing to scan. */}
          <Link href={address}>{t('Open it in an app on this device')}</Link>
        </p>
        <p>
          {t('Or type this key:')}{' '}
          <Box
            component="code"
            dir="ltr"
            className="pe-secret"
            sx={{ color: 'var(--rega-ink)', fontSize: '1.05rem' }}
          >
            {secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
          </Box>
        </p>
      </li>
      <li>{t('Enter the code that the app shows.')}</li>
    </Box>
  );
}
