import Button from '@mui/material/Button';
import { useState } from 'react';
import { staffCall } from '../data/staffCall';
import { t } from '../language/t';
import { fieldName } from '../users/fieldNames';
import { PasswordField } from '../users/PasswordField';
import { useSavingUser } from '../users/useSavingUser';
import { CodeField } from './CodeField';

interface FactorFormProps {
  /** Of the call. */
  readonly path: string;
  readonly button: string;
  readonly onDone: (answer: unknown) => void;
  readonly onCancel: () => void;
}

/** Asks for password and code, which a change of the second step needs. */
export function FactorForm({ path, button, onDone, onCancel }: FactorFormProps) {
  const [ownPassword, setOwnPassword] = useState('');
  const [code, setCode] = useState('');
  const saving = useSavingUser();
  return (
    <form
      className="pe-factor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = { ownPassword, code };
        void saving.run(async () => {
          onDone(await staffCall('POST', path, body, { nameOf: fieldName }));
        });
      }}
    >
      <PasswordField
        name="ownPassword"
        value={ownPassword}
        onChange={setOwnPassword}
        saving={saving}
      />
      <CodeField value={code} onChange={setCode} saving={saving} takesRecovery />
      <div className="pn-tools">
        <Button type="submit" variant="contained" aria-disabled={saving.busy}>
          {button}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}
