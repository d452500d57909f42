import { useTranslation } from 'react-i18next';
import type { Tour } from './tour';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns formatters of days and periods in the current language; dates are YYYY-MM-DD. */
export function useTourDates() {
  const { t } = useTranslation();

  /** `tours.day` has no year. */
  const day = (date: string, words: 'tours.date' | 'tours.day' = 'tours.date'): string => {
    const [year = '', month = '', number = ''] = date.split('-');
    return t(words, { day: Number(number), month: t(`tours.months.${month}`), year });
  };
  /** First and last day, and the duration with both; empty if either is unknown. */
  const details = ({ fromDate, toDate }: Pick<Tour, 'fromDate' | 'toDate'>): string => {
    if (fromDate === undefined || toDate === undefined) return '';
    const isOneYear = fromDate.slice(0, 4) === toDate.slice(0, 4);
    const from = day(fromDate, isOneYear ? 'tours.day' : 'tours.date');
    const span = t('tours.span', { from, to: day(toDate) });
    const days = Math.round((Date.parse(toDate) - Date.parse(fromDate)) / DAY_MS) + 1;
    return days > 0 ? `${span} · ${t('tours.days', { count: days })}` : span;
  };
  return { day, details };
}
