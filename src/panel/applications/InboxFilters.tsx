import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { STATUSES } from '../../contract/statuses';
import { STATUS_NAMES } from '../../contract/staffWords';
import { SearchBox } from '../data/SearchBox';
import type { ListUse } from '../data/useListQuery';
import { hasOwnCalls } from '../../platform/settings';
import { serviceEntries } from '../pages';
import { AboutFilters } from './AboutFilters';
import { Choice } from './Choice';
import { isNarrowed } from './inboxQuery';

interface InboxFiltersProps {
  readonly list: ListUse;
  /** Undefined if all services are listed; the service is then a filter, too. */
  readonly service: string | undefined;
}

const SERVICES = serviceEntries.map(({ id, tile }) => [id, tile.title[2]] as const);
const STATES = STATUSES.map((status) => [status, STATUS_NAMES[status]] as const);
const CLEARED = { service: '', status: '', about: '', unread: '', from: '', to: '' };

/** Renders the filters of an inbox. Every change updates the URL and fetches the list again. */
export function InboxFilters({ list, service }: InboxFiltersProps) {
  const { query, change } = list;
  const { filters } = query;
  const ofService = service ?? filters.service;
  const filter = (name: string, value: string) => change({ filters: { [name]: value } });
  return (
    <div className="pn-tools ap-filters">
      <SearchBox
        label="Name, phone, e-mail, passport"
        value={query.search}
        onSearch={(search) => change({ search })}
      />
      {service === undefined && (
        <Choice
          label="Service"
          all="All services"
          options={SERVICES}
          value={filters.service ?? ''}
          onChoose={(value) => change({ filters: { service: value, about: '' } })}
        />
      )}
      {hasOwnCalls && (
        <>
          <Choice
            label="Status"
            all="Any status"
            options={STATES}
            value={filters.status ?? ''}
            onChoose={(value) => filter('status', value)}
          />
          {ofService !== undefined && (
            <AboutFilters
              key={ofService}
              service={ofService}
              value={filters.about ?? ''}
              onChoose={(value) => filter('about', value)}
            />
          )}
          <DayField
            label="From"
            value={filters.from ?? ''}
            onChoose={(day) => filter('from', day)}
          />
          <DayField label="To" value={filters.to ?? ''} onChoose={(day) => filter('to', day)} />
          <FormControlLabel
            label="Unread only"
            control={
              <Switch
                checked={filters.unread === '1'}
                onChange={(_, checked) => filter('unread', checked ? '1' : '')}
              />
            }
          />
        </>
      )}
      {isNarrowed(query) && (
        <Button size="small" onClick={() => change({ search: '', filters: CLEARED })}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (day: string) => void;
}

/** Prevents requests for the years 0002 to 0202 while somebody types 2026. */
const FIRST_DAY = '2000-01-01';

/** Renders a native date input; reports complete dates only. */
function DayField({ label, value, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The value was changed by Back or by a button.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextField
      type="date"
      size="small"
      className="ap-filter"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || target.value >= FIRST_DAY) onChoose(target.value);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
