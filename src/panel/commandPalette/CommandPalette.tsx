import { backendHas } from '../../platform/api/capabilities';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../language/t';
import { useMay, type May } from '../session/may';
import { fold } from '../../definition/model/fold';
import { call } from '../../platform/api/call';
import type { PaletteEntry } from '../feature';
import { FEATURES } from '../features';
import { panelHref } from '../base/panelHref';
import { navigationFor } from '../layout/navigation';
import { leavePanel } from '../session/leavePanel';

const PAPER = {
  alignSelf: 'start',
  padding: 2,
  overflow: 'visible',
  '& .MuiAutocomplete-option': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
} as const;

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
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ query: '', entries: [] });
  const query = text.trim();
  const known = useMemo(() => knownEntries(may), [may]);
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
      slotProps={{ paper: { sx: PAPER } }}
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

/** Returns what the panel knows without asking: pages, and what its features offer. */
function knownEntries(may: May): readonly PaletteEntry[] {
  const pages = navigationFor(may).flatMap(({ items }) =>
    items.map(({ path, title }) => ({
      id: `page ${path}`,
      group: t('Pages'),
      title,
      to: panelHref(path),
    })),
  );
  const own = FEATURES.flatMap(({ commands }) => commands?.(may) ?? []);
  const leave = { id: 'leave', group: t('Actions'), title: t('Log out'), to: leavePanel };
  return [...pages, ...own, leave];
}

/** Returns those whose title has every word, in whichever spelling. */
function matchingEntries(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const words = fold(text).split(/\s+/u);
  return entries.filter(({ title }) => words.every((word) => fold(title).includes(word)));
}

/** Lets the features search on the server; a part that cannot be searched is left out. */
async function foundEntries(
  text: string,
  may: May,
  signal: AbortSignal,
): Promise<readonly PaletteEntry[]> {
  if (!backendHas('listQueries')) return [];
  const query = new URLSearchParams({ search: text, page: '1' });
  const get = (path: string, most: number) =>
    call('GET', `${path}?${query}&perPage=${most}`, { signal, quiet: true });
  const parts = FEATURES.flatMap(({ search }) => search?.({ may, get }) ?? []);
  const found = await Promise.allSettled(parts);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
