import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PanelIcon } from '../../base/PanelIcon';
import { HIDDEN, PHONE } from '../../base/theme';
import { t } from '../../language/t';
import { MenuButton } from '../../data/MenuButton';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly isPreviewed: boolean;
  readonly onDiscard: () => void;
  /** Saves the edit as a change; undefined if the record is new, or not on the site. */
  readonly onPrepare?: () => void;
  readonly onPreview: () => void;
}

/** Stays in sight below a record: whether it is saved, and what can be done; on a phone in one row, with a menu. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isNew, isSaving, isPreviewed, onDiscard, onPrepare, onPreview } = props;
  const isPhone = useMediaQuery(PHONE);
  const others = [
    { label: t('Discard changes'), act: onDiscard, isReady: isDirty },
    ...(onPrepare
      ? [{ label: t('Save as a change'), act: onPrepare, isReady: isDirty && !isSaving }]
      : []),
  ];
  return (
    <footer className="pn-save row">
      {/* In one line what the buttons can do says as much. */}
      <Box component="p" role="status" className="muted" sx={{ [PHONE]: HIDDEN }}>
        {isSaving ? t('Saving…') : stateOf(isDirty, isNew)}
      </Box>
      <Box
        component="span"
        className="row"
        sx={{
          gap: 1,
          marginInlineStart: 'auto',
          [PHONE]: { flex: 1, flexWrap: 'nowrap', justifyContent: 'end' },
        }}
      >
        <Button sx={{ [PHONE]: { marginInlineEnd: 'auto' } }} onClick={onPreview}>
          {isPreviewed ? t('Close the preview') : t('Preview')}
        </Button>
        {isPhone ? (
          <MenuButton
            aria-label={t('More')}
            items={others.map(({ isReady, ...item }) => ({ ...item, disabled: !isReady }))}
          >
            <PanelIcon shape="more" />
          </MenuButton>
        ) : (
          others.map(({ label, act, isReady }) => (
            <Button key={label} aria-disabled={!isReady} onClick={() => isReady && act()}>
              {label}
            </Button>
          ))
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
