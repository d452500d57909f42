import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import { hasText } from '../../platform/content/translatedText';
import { useWords } from '../../platform/content/useWords';
import type { Holiday } from './holiday';

/** Renders the first and last day of a holiday, each left-to-right in every language. */
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

export function HolidayPrice({ price }: Pick<Holiday, 'price'>) {
  return (
    price !== undefined && (
      <p className="holiday-price">
        <Money amount={price} />
      </p>
    )
  );
}

/** Returns a function that names the route of a holiday, or only its destination. */
export function useRoute(): (holiday: Holiday) => string {
  const { t } = useTranslation();
  const say = useWords();
  return ({ from, to }) =>
    hasText(from) ? t('home.route', { from: say(from), to: say(to) }) : say(to);
}
