import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../language/t';

interface KeptNoticeProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore an unsaved edit. */
export function KeptNotice({ onRestore, onDiscard }: KeptNoticeProps) {
  return (
    <Alert
      severity="info"
      className="pn-kept"
      action={
        <>
          <Button size="small" variant="contained" onClick={onRestore}>
            {t('Continue editing')}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t('Discard')}
          </Button>
        </>
      }
    >
      {t('You have unsaved changes here.')}
    </Alert>
  );
}
