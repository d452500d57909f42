import { useTranslation } from '../../platform/language/useTranslation';
import { dayText, firstDayText } from '../../definition/model/days';
import { useLanguage } from '../../platform/language/languageStore';
import { daysOf, type Tour } from './tour';

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
