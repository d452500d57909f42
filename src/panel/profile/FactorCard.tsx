import { PanelCard } from '../base/PanelCard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TypeOf } from '../../contract/schema';
import { SECOND_FACTOR } from '../../contract/secondFactor';
import { momentText } from '../base/moment';
import { useRead } from '../data/useRead';
import { Waiting } from '../data/Waiting';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { RecoveryCodes } from './RecoveryCodes';
import { recoveryIn, SetUpFactor } from './SetUpFactor';
import { staffCall } from '../data/staffCall';
import { fieldName } from '../data/fields/fieldNames';
import { SavedField } from '../data/fields/SavedField';
import { SavingForm } from '../data/fields/SavingForm';
import { useSavingUser } from '../data/fields/useSavingUser';

type SecondFactor = TypeOf<typeof SECOND_FACTOR>;

/** Few enough that new ones should be made. */
const FEW_CODES = 3;

type Step = 'setUp' | 'renew' | 'turnOff' | { readonly codes: readonly string[] };

/** Renders the second step of logging in to the own account. */
export function FactorCard() {
  const [step, setStep] = useState<Step>();
  const factor = useRead('second_factor/', SECOND_FACTOR);
  const close = () => {
    setStep(undefined);
    factor.reload();
  };
  return (
    <PanelCard title={t('Second step at login')}>
      <Waiting of={factor}>
        {(known) => <Steps factor={known} step={step} onStep={setStep} onClose={close} />}
      </Waiting>
    </PanelCard>
  );
}

interface StepsProps {
  readonly factor: SecondFactor;
  readonly step: Step | undefined;
  readonly onStep: (step: Step | undefined) => void;
  readonly onClose: () => void;
}

function Steps({ factor, step, onStep, onClose }: StepsProps) {
  const cancel = () => onStep(undefined);
  switch (step) {
    case 'setUp':
      return (
        <SetUpFactor
          onDone={(codes) => onStep({ codes })}
          other={<Button onClick={cancel}>{t('Cancel')}</Button>}
        />
      );
    case 'renew':
      return (
        <FactorForm
          path="recovery_codes/"
          button={t('Make new codes')}
          onDone={(response) => onStep({ codes: recoveryIn(response) })}
          onCancel={cancel}
        />
      );
    case 'turnOff':
      return (
        <FactorForm
          path="second_factor_off/"
          button={t('Turn off')}
          onDone={() => {
            sayDone(t('The second step is off. Your password alone lets you in.'));
            onClose();
          }}
          onCancel={cancel}
        />
      );
    case undefined:
      return factor.on ? (
        <On factor={factor} onStep={onStep} />
      ) : (
        <>
          <p>
            {t(
              'After the password you enter a code from your phone. A stolen password alone lets nobody in.',
            )}{' '}
            {t('Once it is on, you are logged out everywhere else.')}
          </p>
          <div className="row">
            <Button variant="outlined" onClick={() => onStep('setUp')}>
              {t('Set up')}
            </Button>
          </div>
        </>
      );
    default:
      return <RecoveryCodes codes={step.codes} onKept={onClose} />;
  }
}

function On({ factor, onStep }: Pick<StepsProps, 'factor' | 'onStep'>) {
  const { since, recoveryLeft, required } = factor;
  return (
    <>
      <p>{t('On since {{when}}.', { when: since === null ? '' : momentText(since) })}</p>
      <p>
        {t('Recovery codes left: {{left}}.', { left: recoveryLeft })}
        {recoveryLeft <= FEW_CODES && ` ${t('Make new ones before you run out.')}`}
      </p>
      {required && (
        <p>{t('This site requires it: if you turn it off, you must set it up again.')}</p>
      )}
      <div className="row">
        <Button variant="outlined" onClick={() => onStep('renew')}>
          {t('New recovery codes')}
        </Button>
        <Button color="error" onClick={() => onStep('turnOff')}>
          {t('Turn off')}
        </Button>
      </div>
    </>
  );
}

interface FactorFormProps {
  /** The path of the call. */
  readonly path: string;
  readonly button: string;
  readonly onDone: (response: unknown) => void;
  readonly onCancel: () => void;
}

/** Asks for password and code, which a change of the second step needs. */
function FactorForm({ path, button, onDone, onCancel }: FactorFormProps) {
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
      className="stack-16"
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
