import {
  type AboutFilter,
  formatAbout,
  formatDays,
  parseAbout,
  parseDays,
} from '../../../../contract/aboutFilter';
import { ABOUT_CHOICES } from '../../../../contract/applications';
import { readAs } from '../../../../contract/readAs';
import { DayField } from '../../../data/fields/DayField';
import { useFetched } from '../../../../platform/api/useFetched';
import { ChoiceSelect } from './ChoiceSelect';
import { t } from '../../../language/t';

interface AboutFiltersProps {
  readonly service: string;
  /** The filter as it is in the URL (formatAbout). */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const choicesIn = (response: unknown) => readAs(ABOUT_CHOICES, response).data;

/** Renders a filter for each answer that tells what the applications of a service are for: a date by its days. */
export function AboutFilters({ service, value, onChoose }: AboutFiltersProps) {
  const found = useFetched(`application_about/?service=${encodeURIComponent(service)}`, choicesIn);
  if (found.state !== 'ready') return null;
  const chosen: AboutFilter = value === '' ? [] : parseAbout(value);
  return found.value
    .filter(({ choices }) => choices.length > 0)
    .map(({ field, label, isDate, choices }) => {
      const own = chosen.find((one) => one.field === field)?.value ?? '';
      const choose = (next: string) => {
        const others = chosen.filter((one) => one.field !== field);
        onChoose(formatAbout(next === '' ? others : [...others, { field, value: next }]));
      };
      if (isDate) {
        // A single day is what earlier lists were filtered by.
        const days = parseDays(own) ?? { from: own, to: own };
        return (
          <DaysFilter
            key={field}
            label={label}
            days={days}
            onChoose={(change) => choose(formatDays({ ...days, ...change }))}
          />
        );
      }
      return (
        <ChoiceSelect
          key={field}
          label={label}
          all={t('Any')}
          options={choices.map((one) => [one.value, `${one.name} (${one.count})`] as const)}
          value={own}
          onChoose={choose}
        />
      );
    });
}

interface Days {
  readonly from: string;
  readonly to: string;
}

interface DaysFilterProps {
  readonly label: string;
  readonly days: Days;
  /** Is called with the end that was changed. */
  readonly onChoose: (change: Partial<Days>) => void;
}

/** Renders a filter by days, from one to another; both may be open. */
export function DaysFilter({ label, days, onChoose }: DaysFilterProps) {
  return (
    <>
      <DayField
        label={t('{{label}}: from', { label })}
        value={days.from}
        onChoose={(from) => onChoose({ from })}
      />
      <DayField
        label={t('{{label}}: to', { label })}
        value={days.to}
        onChoose={(to) => onChoose({ to })}
      />
    </>
  );
}
