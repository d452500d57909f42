import Button from '@mui/material/Button';
import { t } from '../language/t';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly isPreviewed: boolean;
  readonly onDiscard: () => void;
  readonly onPreview: () => void;
}

/** Stays in sight below a record: whether it is saved, and what can be done. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isNew, isSaving, isPreviewed, onDiscard, onPreview } = props;
  return (
    <footer className="pn-save pn-frame row">
      <p role="status" className="muted">
        {isSaving ? t('Saving…') : stateOf(isDirty, isNew)}
      </p>
      <span className="pn-save-buttons row">
        <Button onClick={onPreview}>{isPreviewed ? t('Close the preview') : t('Preview')}</Button>
        <Button aria-disabled={!isDirty} onClick={() => isDirty && onDiscard()}>
          {t('Discard changes')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          data-save
          aria-disabled={isSaving || !(isDirty || isNew)}
        >
          {t('Save')}
        </Button>
      </span>
    </footer>
  );
}

function stateOf(isDirty: boolean, isNew: boolean): string {
  if (isDirty) return t('Unsaved changes');
  return isNew ? t('New') : t('Saved');
}
