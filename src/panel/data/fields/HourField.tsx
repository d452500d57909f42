import type { ComponentProps } from 'react';
import { t } from '../../language/t';
import { DayField } from './DayField';
import { SelectField } from './SelectField';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

interface HourFieldProps extends ComponentProps<typeof DayField> {
  /** What a day without an hour means. */
  readonly allDay: string;
}

/** Renders a day and, once it is chosen, an hour of it: YYYY-MM-DD or YYYY-MM-DD HH:00. */
export function HourField({ allDay, value, onChoose, ...field }: HourFieldProps) {
  const [day = '', hour = ''] = value.split(' ');
  const choose = (nextDay: string, next: string) =>
    onChoose(nextDay === '' || next === '' ? nextDay : `${nextDay} ${next}`);
  return (
    <>
      <DayField {...field} value={day} onChoose={(next) => choose(next, hour)} />
      {day !== '' && (
        <SelectField
          label={t('{{label}}: hour', { label: field.label })}
          value={hour}
          options={[['', allDay], ...HOURS.map((each) => [each, each] as const)]}
          onChoose={(next) => choose(day, next)}
        />
      )}
    </>
  );
}
