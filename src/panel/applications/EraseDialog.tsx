import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { asciiDigits } from '../../definition/validate/digits';
import { t } from '../language/t';

interface EraseDialogProps {
  readonly count: number;
  readonly onCancel: () => void;
  readonly onErase: () => void;
}

/** Asks for the number of applications before they are erased, so that nobody erases a page by a slip. */
export function EraseDialog({ count, onCancel, onErase }: EraseDialogProps) {
  const [title, text] = [useId(), useId()];
  const [typed, setTyped] = useState('');
  const isRight = asciiDigits(typed.trim()) === String(count);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={title} aria-describedby={text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) onErase();
        }}
      >
        <DialogTitle id={title}>
          {t('Erase {{count}} applications?', { count, one: 'Erase 1 application?' })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={text}>
            {t('Answers, photos, notes and links are erased for good. This cannot be undone.')}
          </DialogContentText>
          <TextField
            autoFocus
            fullWidth
            margin="normal"
            label={t('To continue, type the number {{number}}', { number: count })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={!isRight}>
            {t('Erase')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
