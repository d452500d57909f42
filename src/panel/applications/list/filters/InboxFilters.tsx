import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { type APPLICATION_FILTER, DUE_FILTERS } from '../../../../contract/applicationFilter';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { LANGUAGES } from '../../../../definition/model/text';
import { t } from '../../../language/t';
import { ToggleField } from '../../../data/fields/ToggleField';
import { SearchBox } from '../../../data/list/SearchBox';
import { isNarrowed, type ListUse } from '../../../data/list/useListQuery';
import { backendHas } from '../../../../platform/api/capabilities';
import { PanelIcon } from '../../../base/PanelIcon';
import { serviceEntries } from '../../../pages';
import { useMay } from '../../../session/may';
import { AboutFilters, DaysFilter } from './AboutFilters';
import { ChoiceSelect } from './ChoiceSelect';
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
  /** On a phone: whether filters and tools are behind a button. */
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

const DUE_WORDS = {
  overdue: 'Overdue',
  week: 'Within a week',
  none: 'No date',
} as const satisfies Readonly<Record<(typeof DUE_FILTERS)[number], PanelText>>;
/** Filters that few need; shown if one of them is set. */
const MORE = [
  ...['due', 'about', 'language', 'olderThan', 'from', 'to'],
  ...['unread', 'check', 'incomplete'],
] as const;
/** Not the id of a status. */
const OPEN = '-';
/** In days. */
const AGES = [1, 3, 7, 14, 30] as const;
const CLEARED = Object.fromEntries(INBOX_FILTERS.map((name) => [name, '']));

/** Renders the filters of an inbox. Every change updates the URL and fetches the list again. */
export function InboxFilters({ list, service, colleagues, isFolded, onFold }: InboxFiltersProps) {
  const may = useMay();
  const { query, change } = list;
  const { filters } = query;
  const set = Object.keys(filters).filter((name) => name !== 'assignee').length;
  const ofService = service ?? filters.service;
  const isOfColleague = !['me', 'none', undefined].includes(filters.assignee);
  const [isMore, setMore] = useState(
    isOfColleague || MORE.some((name) => filters[name] !== undefined),
  );
  const filter = (name: string, value: string) => change({ filters: { [name]: value } });
  const bound = (name: keyof typeof APPLICATION_FILTER) => ({
    value: filters[name] ?? '',
    onChoose: (value: string) => filter(name, value),
  });
  return (
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
      <Button
        className="ap-unfold"
        sx={{ display: { sm: 'none' } }}
        aria-expanded={!isFolded}
        endIcon={<PanelIcon shape={isFolded ? 'down' : 'up'} />}
        onClick={onFold}
      >
        {set > 0 ? t('Filters ({{number}})', { number: set }) : t('Filters')}
      </Button>
      <SearchBox label={t('Name, phone, e-mail, passport')} list={list} />
      {service === undefined && (
        <ChoiceSelect
          label={t('Service')}
          all={t('All')}
          options={serviceEntries().flatMap(({ id, tile }) =>
            may('readApplications', id) ? [[id, ownText(tile.title)] as const] : [],
          )}
          value={filters.service ?? ''}
          onChoose={(value) => {
            // Of a status that the service does not have, nothing would be found or shown here.
            const statuses = currentStatuses().of(value || undefined);
            const hasStatus = statuses.some(({ id }) => id === filters.status);
            change({ filters: { service: value, about: '', ...(!hasStatus && { status: '' }) } });
          }}
        />
      )}
      {backendHas('handling') && (
        <>
          <ChoiceSelect
            label={t('Status')}
            all={t('Any status')}
            options={[[OPEN, t('Open')], ...statusOptions(ofService)]}
            value={filters.open === '1' ? OPEN : (filters.status ?? '')}
            onChoose={(value) =>
              change({
                filters: value === OPEN ? { status: '', open: '1' } : { status: value, open: '' },
              })
            }
          />
          <Button
            aria-expanded={isMore}
            endIcon={<PanelIcon shape={isMore ? 'up' : 'down'} />}
            onClick={() => setMore(!isMore)}
          >
            {t('More filters')}
          </Button>
        </>
      )}
      {backendHas('handling') && isMore && (
        <>
          <ChoiceSelect
            label={t('Assigned to')}
            all={t('Anybody')}
            options={[
              ['me', t('Mine')],
              ['none', t('Unassigned')],
              ...colleagues.active.map(({ id }) => [id, colleagues.nameOf(id)] as const),
            ]}
            {...bound('assignee')}
          />
          <ChoiceSelect
            label={t('Due')}
            all={t('Any date')}
            options={DUE_FILTERS.map((due) => [due, t(DUE_WORDS[due])] as const)}
            {...bound('due')}
          />
          {ofService !== undefined && (
            <AboutFilters key={ofService} service={ofService} {...bound('about')} />
          )}
          <ChoiceSelect
            label={t('Language')}
            all={t('Any language')}
            options={LANGUAGES.map((language) => [language, t(LANGUAGE_NAMES[language])] as const)}
            {...bound('language')}
          />
          <ChoiceSelect
            label={t('Age')}
            all={t('Any age')}
            options={AGES.map((days) => [
              String(days),
              t('Over {{count}} days', { count: days, defaultValue_one: 'Over {{count}} day' }),
            ])}
            {...bound('olderThan')}
          />
          <DaysFilter
            label={t('Received')}
            days={{ from: filters.from ?? '', to: filters.to ?? '' }}
            onChoose={(chosen) => change({ filters: { ...chosen } })}
          />
          <FormControlLabel
            label={t('To check only')}
            checked={filters.check === '1'}
            onChange={(_, checked) => filter('check', checked ? '1' : '')}
            control={<Switch />}
          />
          <FormControlLabel
            label={t('Incomplete only')}
            checked={filters.incomplete === '1'}
            onChange={(_, checked) => filter('incomplete', checked ? '1' : '')}
            control={<Switch />}
          />
          <FormControlLabel
            label={t('Unread only')}
            checked={filters.unread === '1'}
            onChange={(_, checked) => filter('unread', checked ? '1' : '')}
            control={<Switch />}
          />
        </>
      )}
      {isNarrowed(query) && (
        <Button size="small" onClick={() => change({ search: '', filters: CLEARED })}>
          {t('Clear filters')}
        </Button>
      )}
    </div>
  );
}
