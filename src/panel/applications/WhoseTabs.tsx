import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ListUse } from '../data/useListQuery';
import { WORDS } from './words';

const TABS = [
  ['', WORDS.everybodys],
  ['me', WORDS.mine],
  ['none', WORDS.unassigned],
] as const;

/** Renders the filter that staff use most: whose applications the list has. */
export function WhoseTabs({ list: { query, change } }: { readonly list: ListUse }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={WORDS.whose}
      value={query.filters.assignee ?? ''}
      onChange={(_, assignee: string | null) => {
        if (assignee !== null) change({ filters: { assignee } });
      }}
    >
      {TABS.map(([value, word]) => (
        <ToggleButton key={value} value={value}>
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
