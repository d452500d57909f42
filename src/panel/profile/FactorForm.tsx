import Button from '@mui/material/Button';
import { staffCall } from '../data/staffCall';
import { t } from '../language/t';
import { fieldName } from '../data/fieldNames';
import { SavedField } from '../data/SavedField';
import { SavingForm } from '../data/SavingForm';
import { useSavingUser } from '../data/useSavingUser';

interface FactorFormProps {
  /** Of the call. */
  readonly path: string;
  readonly button: string;
  readonly onDone: (response: unknown) => void;
  readonly onCancel: () => void;
}

/** Asks for password and code, which a change of the second step needs. */
export function FactorForm({ path, button, onDone, onCancel }: FactorFormProps) {
  const saving = useSavingUser('ownPassword', 'code');
  return (
    <SavingForm
      saving={saving}
      onSave={() =>
        saving.run(async () => {
          const { ownPassword = '', code = '' } = saving.typed;
          const body = { ownPassword, code };
          onDone(await staffCall('POST', path, body, { nameOf: fieldName }));
        })
      }
      className="pe-factor stack-16"
      button={button}
      other={<Button onClick={onCancel}>{t('Cancel')}</Button>}
    >
      <SavedField name="ownPassword" saving={saving} />
      <SavedField
        name="code"
        saving={saving}
        help={t('Six digits from your app, or one of your recovery codes.')}
      />
    </SavingForm>
  );
}
