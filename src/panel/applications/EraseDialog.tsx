import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { asciiDigits } from '../../definition/model/digits';
import { PanelDialog } from '../data/PanelDialog';
import { t } from '../language/t';

interface EraseDialogProps {
  readonly count: number;
  readonly onCancel: () => void;
  readonly onErase: () => void;
}

/** Asks for the number of applications before they are erased, so that nobody erases a page by a slip. */
export function EraseDialog({ count, onCancel, onErase }: EraseDialogProps) {
  const text = useId();
  const [typed, setTyped] = useState('');
  const isRight = asciiDigits(typed.trim()) === String(count);
  return (
    <PanelDialog
      open
      onClose={onCancel}
      onSubmit={() => isRight && onErase()}
      aria-describedby={text}
      title={t('Erase {{count}} applications?', { count, one: 'Erase 1 application?' })}
      actions={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={!isRight}>
            {t('Erase')}
          </Button>
        </>
      }
    >
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
    </PanelDialog>
  );
}
