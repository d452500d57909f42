import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../language/t';

/** Says that the record which is being edited was deleted, and offers to save the edit as a new one. */
export function GoneNotice({ onSave }: { readonly onSave: () => void }) {
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={onSave}>
          {t('Save as a new record')}
        </Button>
      }
    >
      {t('This record was deleted meanwhile. What you see here is not saved.')}
    </Alert>
  );
}
