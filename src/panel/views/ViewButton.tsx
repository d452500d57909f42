import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Check } from '../data/fields/Checks';
import { t } from '../language/t';
import { useViews, viewQuery, removeView, saveView } from './viewStore';
import TextField from '@mui/material/TextField';
import { LONGEST_VIEW_NAME, type ViewData } from '../../contract/views';
import { PanelDialog } from '../data/PanelDialog';
import { tooLong } from '../base/tooLong';
import { useRun } from '../data/useRun';

/** Renders the button that saves the list as it is shown, or changes the saved list that is shown. */
export function ViewButton({ service }: { readonly service: string | undefined }) {
  const search = useSearch();
  const query = viewQuery(search, service);
  const views = useViews();
  const [isOpen, setOpen] = useState(false);
  const shown = views?.find((view) => viewQuery(view.query) === query);
  if (!views || search === '' || (shown && !shown.editable)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {shown ? t('Change saved list') : t('Save this list')}
      </Button>
      {isOpen && <ViewDialog view={shown} query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ViewDialogProps {
  /** The saved list that is shown; undefined: a new one. */
  readonly view: ViewData | undefined;
  readonly query: string;
  readonly onClose: () => void;
}

export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const error = tooLong(name, LONGEST_VIEW_NAME);
  const isReady = name.trim() !== '' && error === '';
  const { busy, run: runOne } = useRun();
  const run = (work: () => Promise<void>) => runOne(() => work().then(onClose));
  return (
    <PanelDialog
      fullWidth
      maxWidth="xs"
      isForm
      onClose={onClose}
      title={view ? t('Change saved list') : t('Save this list')}
      actions={
        view && (
          <Button color="error" onClick={() => void run(() => removeView(view.id))}>
            {t('Delete')}
          </Button>
        )
      }
      answers={[
        {
          label: t('Save'),
          act: () => run(() => saveView({ name, query, shared }, view?.id)),
          disabled: !isReady,
          'aria-disabled': busy,
        },
      ]}
    >
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
      <Check label={t('All colleagues see it')} isOn={shared} onToggle={setShared} />
    </PanelDialog>
  );
}
