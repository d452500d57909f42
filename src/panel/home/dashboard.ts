import { type Dashboard, DASHBOARD } from '../../contract/panel';
import { readAs } from '../../contract/readAs';
import { recordIn } from '../../platform/content/readResponse';
import { panelLanguage } from '../language/panelLanguage';

/** Reads the response of GET dashboard/; services without waiting applications are left out. */
export function dashboardIn(response: unknown): Dashboard {
  const dashboard = readAs(DASHBOARD, recordIn(response));
  return { ...dashboard, waiting: dashboard.waiting.filter(({ count }) => count > 0) };
}

const LONG = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const NUMBERS = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});

/** Formats a day as "Sat 21 Nov" or "21/11"; an invalid date is returned unchanged. */
export function longDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : (panelLanguage() === 'en' ? LONG : NUMBERS).format(date);
}

/** Returns the day of the month. */
export const shortDay = (day: string): string => String(Number(day.slice(-2)) || '');
