import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { formatDays, parseDays } from '../../../../contract/aboutFilter';
import { DUE_FILTERS } from '../../../../contract/applicationFilter';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { LANGUAGES } from '../../../../definition/model/text';
import { t } from '../../../language/t';
import { ToggleField } from '../../../data/fields/ToggleField';
import { SearchBox } from '../../../data/list/SearchBox';
import { isNarrowed, type ListUse } from '../../../data/list/useListQuery';
import { backendHas } from '../../../../platform/api/capabilities';
import { serviceEntries } from '../../../pages';
import { useMay } from '../../../session/may';
import { FilterChips, type ListFilter } from '../../../data/list/FilterChips';
import { useAboutFilters } from './useAboutFilters';
import { INBOX_FILTERS } from '../../inboxQuery';
import { currentStatuses, statusOptions } from '../../statusBook';
import type { Colleagues } from '../../useColleagues';
import { ownText } from '../../../language/panelLanguage';
import type { PanelText } from '../../../language/panelText';

interface InboxFiltersProps {
  readonly list: ListUse;
  /** Undefined if all services are listed; the service is then a filter, too. */
  readonly service: string | undefined;
  readonly colleagues: Colleagues;
  /** At the end of the first line. */
  readonly tools?: ReactNode;
  /** Beside what clears the filters. */
  readonly children?: ReactNode;
}

const DUE_WORDS = {
  overdue: 'Overdue',
  week: 'Within a week',
  none: 'No date',
} as const satisfies Readonly<Record<(typeof DUE_FILTERS)[number], PanelText>>;
/** Not the id of a status. */
const OPEN = '-';
/** In days. */
const AGES = [1, 3, 7, 14, 30] as const;
const CLEARED = Object.fromEntries(INBOX_FILTERS.map((name) => [name, '']));

/** Renders the filters of an inbox. Every change updates the URL and fetches the list again. */
export function InboxFilters({ list, service, colleagues, tools, children }: InboxFiltersProps) {
  const may = useMay();
  const { query, change } = list;
  const { filters } = query;
  const ofService = service ?? filters.service;
  const set = (chosen: Readonly<Record<string, string>>) => change({ filters: chosen });
  const bound = (name: string) => ({
    name,
    value: filters[name] ?? '',
    onChoose: (value: string) => set({ [name]: value }),
  });
  const aboutOf = backendHas('handling') ? ofService : undefined;
  const about = useAboutFilters(aboutOf, filters.about ?? '', (value) => set({ about: value }));
  const ofServices: ListFilter = {
    ...bound('service'),
    label: t('Service'),
    options: serviceEntries().flatMap(({ id, tile }) =>
      may('readApplications', id) ? [[id, ownText(tile.title)] as const] : [],
    ),
    onChoose: (value) => {
      // Of a status that the service does not have, nothing would be found or shown here.
      const statuses = currentStatuses().of(value || undefined);
      const hasStatus = statuses.some(({ id }) => id === filters.status);
      set({ service: value, about: '', ...(!hasStatus && { status: '' }) });
    },
  };
  const ofHandling: readonly ListFilter[] = [
    {
      name: 'status',
      label: t('Status'),
      options: [[OPEN, t('Open')], ...statusOptions(ofService)],
      value: filters.open === '1' ? OPEN : (filters.status ?? ''),
      onChoose: (value) =>
        set(value === OPEN ? { status: '', open: '1' } : { status: value, open: '' }),
    },
    {
      ...bound('assignee'),
      label: t('Assigned to'),
      options: colleagues.active.map(({ id }) => [id, colleagues.nameOf(id)] as const),
      // The others are beside the search.
      ...(['me', 'none'].includes(filters.assignee ?? '') && { value: '' }),
    },
    {
      ...bound('due'),
      label: t('Due'),
      options: DUE_FILTERS.map((due) => [due, t(DUE_WORDS[due])] as const),
    },
    ...about,
    {
      ...bound('language'),
      label: t('Language'),
      options: LANGUAGES.map((language) => [language, t(LANGUAGE_NAMES[language])] as const),
    },
    {
      ...bound('olderThan'),
      label: t('Age'),
      options: AGES.map((days) => [String(days), t('Over {{count}} days', { count: days })]),
    },
    {
      name: 'received',
      label: t('Received'),
      value: formatDays({ from: filters.from ?? '', to: filters.to ?? '' }),
      onChoose: (value) => set({ ...(parseDays(value) ?? { from: '', to: '' }) }),
    },
    ...ONLY.map(([name, label]) => ({
      ...bound(name),
      label: t(label),
      options: [['1', t(label)] as const],
    })),
  ];
  return (
    <>
      <div className="row ap-filters">
        {backendHas('handling') && (
          <ToggleField
            label={t('Whose applications')}
            options={[
              ['', t('All')],
              ['me', t('Mine')],
              ['none', t('Unassigned')],
            ]}
            {...bound('assignee')}
          />
        )}
        <SearchBox label={t('Name, phone, e-mail, passport')} list={list} />
        {tools}
      </div>
      <div className="row ap-chips">
        <FilterChips
          filters={[
            ...(service === undefined ? [ofServices] : []),
            ...(backendHas('handling') ? ofHandling : []),
          ]}
        />
        {isNarrowed(query) && (
          <Button onClick={() => change({ search: '', filters: CLEARED })}>
            {t('Clear filters')}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

const ONLY = [
  ['check', 'To check'],
  ['incomplete', 'Incomplete'],
  ['unread', 'Unread'],
] as const satisfies readonly (readonly [string, PanelText])[];
