import '../lists/filters.css';
import { useTranslation } from 'react-i18next';
import { type Way, WAYS } from './ticket';

/** All offers, or those of one way (docs/requirements.md, P14: the ticket type). */
export type TicketKind = 'all' | Way;

const FILTERS: readonly TicketKind[] = ['all', ...WAYS];

interface TicketFilterProps {
  readonly value: TicketKind;
  readonly onChange: (filter: TicketKind) => void;
}

/** Renders the filter by ticket type. */
export function TicketFilter({ value, onChange }: TicketFilterProps) {
  const { t } = useTranslation();
  return (
    <div className="filters tickets-filter">
      <label htmlFor="tickets-filter">{t('tickets.filter')}</label>
      <select
        id="tickets-filter"
        value={value}
        onChange={({ target }) =>
          onChange(FILTERS.find((filter) => filter === target.value) ?? 'all')
        }
      >
        {FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {t(`tickets.filters.${filter}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
