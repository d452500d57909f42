import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../language/t';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly isPreviewed: boolean;
  readonly onDiscard: () => void;
  /** Saves it as a change; undefined: it is none of a live record. */
  readonly onPrepare?: () => void;
  readonly onPreview: () => void;
}

/** Stays in sight below a record: whether it is saved, and what can be done. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isNew, isSaving, isPreviewed, onDiscard, onPrepare, onPreview } = props;
  return (
    <footer className="pn-save pn-frame row">
      <p role="status" className="muted">
        {isSaving ? t('Saving…') : stateOf(isDirty, isNew)}
      </p>
      <Box
        component="span"
        className="row"
        sx={{
          gap: 1,
          marginInlineStart: 'auto',
          '@media (max-width: 599.95px)': {
            flex: 1,
            justifyContent: 'space-between',
            gap: 0.5,
            '& > button': { paddingInline: 1, fontSize: '0.8rem' },
          },
        }}
      >
        <Button onClick={onPreview}>{isPreviewed ? t('Close the preview') : t('Preview')}</Button>
        <Button aria-disabled={!isDirty} onClick={() => isDirty && onDiscard()}>
          {t('Discard changes')}
        </Button>
        {onPrepare && (
          <Button aria-disabled={isSaving || !isDirty} onClick={() => isDirty && onPrepare()}>
            {t('Save as a change')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          data-save
          aria-disabled={isSaving || !(isDirty || isNew)}
        >
          {t('Save')}
        </Button>
      </Box>
    </footer>
  );
}

function stateOf(isDirty: boolean, isNew: boolean): string {
  if (isDirty) return t('Unsaved changes');
  return isNew ? t('New') : t('Saved');
}
