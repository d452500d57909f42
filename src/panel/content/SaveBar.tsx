import Button from '@mui/material/Button';
import type { ContentKind } from '../../definition/content/contentType';
import type { Values } from '../../definition/model/values';
import { MissingChips } from './list/MissingChips';
import { StateChip } from './StateChip';
import { t } from '../language/t';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly isPreviewed: boolean;
  readonly kind: ContentKind;
  readonly values: Values;
  readonly onDiscard: () => void;
  readonly onPreview: () => void;
}

/** Stays in sight below a record: whether it is saved, what is missing, and what can be done. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isNew, isSaving, isPreviewed, kind, values, onDiscard, onPreview } = props;
  return (
    <footer className="pn-save">
      <p role="status">{isSaving ? t('Saving…') : stateOf(isDirty, isNew)}</p>
      {!isNew && <StateChip kind={kind} record={values} />}
      <MissingChips fields={kind.fields} record={values} />
      <span className="pn-save-buttons">
        <Button onClick={onPreview}>{isPreviewed ? t('Close the preview') : t('Preview')}</Button>
        <Button aria-disabled={!isDirty} onClick={() => isDirty && onDiscard()}>
          {t('Discard changes')}
        </Button>
        <Button type="submit" variant="contained" data-save aria-disabled={isSaving}>
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
