import { useTranslation } from '../../platform/language/useTranslation';
import { Money } from '../../platform/content/Money';
import { dayText, firstDayText } from '../../definition/model/days';
import { useLanguage } from '../../platform/language/languageStore';
import { daysOf, type Tour } from './tour';
import './tours.css';

export function TourPrice({ price }: { readonly price: number | undefined }) {
  const { t } = useTranslation();
  if (price === undefined) return null;
  return (
    <p className="card-price">
      <span>{t('tours.priceFrom')}</span> <Money amount={price} />
    </p>
  );
}

/** Returns a function that formats the first and last day of a tour, and its duration with both; empty if either is unknown. */
export function useTourDates(): (tour: Pick<Tour, 'fromDate' | 'toDate'>) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ fromDate, toDate }) => {
    if (fromDate === undefined || toDate === undefined) return '';
    const from = firstDayText(fromDate, toDate, language);
    const span = t('tours.span', { from, to: dayText(toDate, language) });
    const days = daysOf({ fromDate, toDate }) ?? 0;
    return days > 0 ? `${span} · ${t('tours.days', { count: days })}` : span;
  };
}
