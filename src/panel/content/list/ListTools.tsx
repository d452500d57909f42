import { PUBLICATION_STATES } from '../../../definition/content/publication';
import { LANGUAGES } from '../../../definition/language/text';
import { hasOwnCalls } from '../../../platform/readPageSettings';
import { SearchBox } from '../../data/SearchBox';
import { SelectField } from '../../data/SelectField';
import type { ListUse } from '../../data/useListQuery';
import { PUBLICATION_STATE_WORDS } from '../StateChip';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { t } from '../../language/t';

interface ListToolsProps {
  readonly label: string;
  /** Whether records may be drafts, or shown for some time. */
  readonly schedules: boolean;
  readonly list: ListUse;
}

export function ListTools({ label, schedules, list }: ListToolsProps) {
  const { query, change } = list;
  return (
    <>
      <SearchBox label={label} list={list} />
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
          onChoose={(missing) => change({ filters: { missing } })}
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
          onChoose={(state) => change({ filters: { state } })}
        />
      )}
    </>
  );
}
