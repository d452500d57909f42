import { PUBLICATION_STATES } from '../../../definition/content/publication';
import { LANGUAGES } from '../../../definition/language/text';
import { hasOwnCalls } from '../../../platform/readPageSettings';
import { SearchBox } from '../../data/SearchBox';
import { SelectField } from '../../data/SelectField';
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
        <SelectField
          label={t('Translations')}
          className="pn-missing-filter"
          value={query.filters.missing ?? ''}
          options={[
            ['', t('All records')],
            ['any', t('Any language missing')],
            ...LANGUAGES.map(
              (each) =>
                [each, t('{{language}} missing', { language: t(LANGUAGE_NAMES[each]) })] as const,
            ),
          ]}
          onChoose={(missing) => onChange({ filters: { missing } })}
        />
      )}
      {hasOwnCalls && schedules && (
        <SelectField
          label={t('State')}
          className="pn-missing-filter"
          value={query.filters.state ?? ''}
          options={[
            ['', t('Any state')],
            ...PUBLICATION_STATES.map((each) => [each, t(PUBLICATION_STATE_WORDS[each])] as const),
          ]}
          onChoose={(state) => onChange({ filters: { state } })}
        />
      )}
    </>
  );
}
