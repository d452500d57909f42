import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../language/t';

interface BegunProps {
  readonly words: string;
  readonly onClear: () => void;
}

/** Says what is filled in from the beginning, which nobody should overlook, and takes it away. */
export const Begun = ({ words, onClear }: BegunProps) => (
  <Alert
    severity="warning"
    action={
      <Button size="small" onClick={onClear}>
        {t('Begin empty')}
      </Button>
    }
  >
    <bdi>{words}</bdi>
  </Alert>
);
