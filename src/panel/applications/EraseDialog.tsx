import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { asciiDigits } from '../../definition/validate/digits';
import { WORDS } from './words';

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
        <DialogTitle id={title}>{WORDS.eraseTitle(count)}</DialogTitle>
        <DialogContent>
          <DialogContentText id={text}>{WORDS.eraseText}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            margin="normal"
            label={WORDS.eraseCount(count)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{WORDS.cancel}</Button>
          <Button type="submit" color="error" variant="contained" disabled={!isRight}>
            {WORDS.erase}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
