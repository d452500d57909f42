import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import ListItemIcon from '@mui/material/ListItemIcon';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fold } from '../../definition/model/fold';
import { PanelIcon, type PanelIconShape } from '../base/PanelIcon';
import { t } from '../language/t';

const PAPER = {
  alignSelf: 'start',
  padding: 2,
  overflow: 'visible',
  '& .MuiAutocomplete-option': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  '& .MuiListItemIcon-root': { minWidth: 0 },
  '& .pn-pick-group': {
    padding: 'var(--rega-space-8) var(--rega-space-16)',
    color: 'var(--rega-muted)',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
} as const;

export interface PickOption {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** What it is, or what tells it from others of the same title. */
  readonly hint?: string | undefined;
  readonly icon?: PanelIconShape;
  /** Other words by which it is found. */
  readonly also?: string;
}

interface PickDialogProps<P extends PickOption> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly P[];
  /** Those that have been found elsewhere for a text. */
  readonly found?: (query: string) => readonly P[];
  readonly onType?: (query: string) => void;
  readonly onPick: (option: P) => void;
  readonly onClose: () => void;
}

/** Renders a list in groups, of which one is picked: searched by typing, worked by keys alone. */
export function PickDialog<P extends PickOption>(props: PickDialogProps<P>) {
  const { name, label, options, found, onType, onPick, onClose } = props;
  const [text, setText] = useState('');
  const query = text.trim();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label={name}
      slotProps={{ paper: { sx: PAPER } }}
    >
      <Autocomplete
        open
        autoHighlight
        forcePopupIcon={false}
        disablePortal
        // Enter must not pick what another text has found.
        options={[...matching(options, query), ...(found?.(query) ?? [])]}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        inputValue={text}
        value={null}
        noOptionsText={t('Nothing has this name')}
        onInputChange={(_, next, reason) => {
          if (reason !== 'input') return;
          setText(next);
          onType?.(next.trim());
        }}
        onChange={(_, option) => {
          if (!option) return;
          // The focus returns before what is picked may move it.
          flushSync(onClose);
          onPick(option);
        }}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={label}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, dir: 'auto' },
            }}
          />
        )}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="group" aria-label={group}>
            <div className="pn-pick-group" aria-hidden="true">
              {group}
            </div>
            <ul role="presentation">{children}</ul>
          </li>
        )}
        renderOption={({ key, ...item }, { title, hint, icon }) => (
          <li key={key} {...item}>
            {icon && (
              <ListItemIcon>
                <PanelIcon shape={icon} />
              </ListItemIcon>
            )}
            <bdi>{title}</bdi>
            {hint !== undefined && <bdi className="pn-small">{hint}</bdi>}
          </li>
        )}
      />
    </Dialog>
  );
}

/** Returns those that have every word, in whichever spelling. */
function matching<P extends PickOption>(options: readonly P[], text: string): readonly P[] {
  const words = fold(text).split(/\s+/u);
  return options.filter(({ title, also = '' }) => {
    const folded = fold(`${title} ${also}`);
    return words.every((word) => folded.includes(word));
  });
}
