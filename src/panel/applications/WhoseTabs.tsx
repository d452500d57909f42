import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ListUse } from '../data/useListQuery';
import { t } from '../language/t';

const TABS = [
  ['', 'All'],
  ['me', 'Mine'],
  ['none', 'Unassigned'],
] as const;

/** Renders the filter that staff use most: whose applications the list has. */
export function WhoseTabs({ list: { query, change } }: { readonly list: ListUse }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('Whose applications')}
      value={query.filters.assignee ?? ''}
      onChange={(_, assignee: string | null) => {
        if (assignee !== null) change({ filters: { assignee } });
      }}
    >
      {TABS.map(([value, word]) => (
        <ToggleButton key={value} value={value}>
          {t(word)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
