import DialogContentText from '@mui/material/DialogContentText';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { PanelDialog } from '../data/PanelDialog';
import { t } from '../language/t';
import { SavedField } from '../data/fields/SavedField';
import { type Confirmation, useConfirmation } from './confirmStore';

/** Asks for the own password, and for a code of accounts with a second factor, before a call that needs them. */
export function ConfirmDialog() {
  const { open } = useConfirmation();
  return open ? <Question {...open} /> : null;
}

type Open = NonNullable<ReturnType<typeof useConfirmation.getState>['open']>;

function Question({ asksCode, issues, fix, busy, settle }: Open) {
  const text = useId();
  const [typed, setTyped] = useState<Confirmation>({});
  const [location] = useLocation();
  const [opened] = useState(location);
  // Whoever goes back in the browser leaves what is to be confirmed.
  useEffect(() => {
    if (location !== opened) settle(undefined);
  }, [location, opened, settle]);
  const saving = {
    typed,
    type: (part: Confirmation) => setTyped((last) => ({ ...last, ...part })),
    issues,
    fix,
  };
  return (
    <PanelDialog
      fullWidth
      maxWidth="xs"
      onClose={() => settle(undefined)}
      isForm
      aria-describedby={text}
      title={t('Confirm with your password')}
      answers={[{ label: t('Continue'), act: () => settle(typed), 'aria-disabled': busy }]}
    >
      <div className="stack-16">
        <DialogContentText id={text}>
          {t('So that nobody does this at your desk while you are away.')}
        </DialogContentText>
        <SavedField name="ownPassword" saving={saving} autoFocus />
        {asksCode && (
          <SavedField
            name="code"
            saving={saving}
            help={t('Six digits from your app, or one of your recovery codes.')}
          />
        )}
      </div>
    </PanelDialog>
  );
}
