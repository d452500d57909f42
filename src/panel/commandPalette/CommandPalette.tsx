import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useViews } from '../views/viewStore';
import { t } from '../language/t';
import { useMay } from '../session/may';
import { foundEntries, knownEntries, matchingEntries, type PaletteEntry } from './paletteEntries';
import './commandPalette.css';

const PAUSE_MS = 250;
/** One letter finds too much. */
const SHORTEST = 2;

interface Found {
  readonly query: string;
  readonly entries: readonly PaletteEntry[];
}

/** Renders a search for pages, saved lists, applications, content and actions, worked by keys alone. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const may = useMay();
  const views = useViews();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ query: '', entries: [] });
  const query = text.trim();
  const known = useMemo(() => knownEntries(may, views ?? []), [may, views]);
  useEffect(() => {
    if (query.length < SHORTEST) return undefined;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      foundEntries(query, may, leave.signal).then(
        (entries) => {
          if (!leave.signal.aborted) setFound({ query, entries });
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [query, may]);
  // Enter must not open what another text has found.
  const options = [
    ...matchingEntries(known, query),
    ...(found.query === query ? found.entries : []),
  ];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label={t('Go to')}
      slotProps={{ paper: { className: 'pn-palette' } }}
    >
      <Autocomplete
        open
        autoHighlight
        forcePopupIcon={false}
        disablePortal
        options={options}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        inputValue={text}
        value={null}
        noOptionsText={t('Nothing has this name')}
        onInputChange={(_, next, reason) => {
          if (reason === 'input') setText(next);
        }}
        onChange={(_, entry) => {
          if (!entry) return;
          onClose();
          if (typeof entry.to === 'string') navigate(entry.to);
          else entry.to();
        }}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={t('Page, application, content or action')}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, dir: 'auto' },
            }}
          />
        )}
        renderOption={({ key, ...props }, { title, hint }) => (
          <li key={key} {...props}>
            <bdi>{title}</bdi>
            {hint !== undefined && <bdi className="pn-small">{hint}</bdi>}
          </li>
        )}
      />
    </Dialog>
  );
}
