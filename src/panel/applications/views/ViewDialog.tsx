import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { LONGEST_VIEW_NAME, type ViewData } from '../../../contract/views';
import { t } from '../../language/t';
import { removeView, saveView } from './viewStore';
import { tooLong } from '../tooLong';
import { useRun } from '../../data/useRun';

interface ViewDialogProps {
  /** The saved list that is shown; undefined: a new one. */
  readonly view: ViewData | undefined;
  readonly query: string;
  readonly onClose: () => void;
}

/** Names a list and says who sees it. */
export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const title = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const error = tooLong(name, LONGEST_VIEW_NAME);
  const isReady = name.trim() !== '' && error === '';
  const { busy, run: runOne } = useRun();
  const run = (work: () => Promise<void>) => runOne(() => work().then(onClose));
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void run(() => saveView({ name, query, shared }, view?.id));
        }}
      >
        <DialogTitle id={title}>{view ? t('Change saved list') : t('Save this list')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="normal"
            label={t('Name of the list')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={error !== ''}
            helperText={error}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <FormControlLabel
            label={t('All colleagues see it')}
            control={<Checkbox checked={shared} onChange={(_, checked) => setShared(checked)} />}
          />
        </DialogContent>
        <DialogActions>
          {view && (
            <Button color="error" onClick={() => void run(() => removeView(view.id))}>
              {t('Delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isReady} aria-disabled={busy}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
