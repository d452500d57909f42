import { useTranslation } from 'react-i18next';
import type { Holiday } from './holiday';

/** From which day to which; each reads from left to right whatever stands around it. */
export function HolidayDates({ holiday }: { readonly holiday: Holiday }) {
  const { t } = useTranslation();
  const days = [holiday.fromDate, holiday.toDate].filter((day) => day !== '');
  if (days.length === 0) return null;
  return (
    <p className="holiday-dates">
      <span className="visually-hidden">{t('home.dates')}: </span>
      {days.map((day, index) => (
        <span key={index}>
          {index > 0 && ' – '}
          <bdi dir="ltr">{day}</bdi>
        </span>
      ))}
    </p>
  );
}
