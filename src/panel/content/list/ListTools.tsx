import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PUBLICATION_STATES } from '../../../definition/content/publication';
import { LANGUAGES } from '../../../definition/language/text';
import { hasOwnCalls } from '../../../platform/readPageSettings';
import { SearchBox } from '../../data/SearchBox';
import type { ListChange, ListQuery } from '../../data/useListQuery';
import { PUBLICATION_STATE_WORDS } from '../StateChip';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { t } from '../../language/t';

interface ListToolsProps {
  readonly label: string;
  /** Whether records may be drafts, or shown for some time. */
  readonly schedules: boolean;
  readonly query: ListQuery;
  readonly onChange: (change: ListChange) => void;
}

/** Searching, and which languages are missing. */
export function ListTools({ label, schedules, query, onChange }: ListToolsProps) {
  return (
    <>
      <SearchBox label={label} value={query.search} onSearch={(search) => onChange({ search })} />
      {hasOwnCalls && (
        <TextField
          select
          size="small"
          label={t('Translations')}
          className="pn-missing-filter"
          value={query.filters.missing ?? ''}
          onChange={({ target }) => onChange({ filters: { missing: target.value } })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('All records')}</MenuItem>
          <MenuItem value="any">{t('Any language missing')}</MenuItem>
          {LANGUAGES.map((language) => (
            <MenuItem key={language} value={language}>
              {t('{{language}} missing', { language: t(LANGUAGE_NAMES[language]) })}
            </MenuItem>
          ))}
        </TextField>
      )}
      {hasOwnCalls && schedules && (
        <TextField
          select
          size="small"
          label={t('State')}
          className="pn-missing-filter"
          value={query.filters.state ?? ''}
          onChange={({ target }) => onChange({ filters: { state: target.value } })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('Any state')}</MenuItem>
          {PUBLICATION_STATES.map((state) => (
            <MenuItem key={state} value={state}>
              {t(PUBLICATION_STATE_WORDS[state])}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
