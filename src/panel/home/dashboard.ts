import { type Dashboard, DASHBOARD } from '../../contract/panel';
import { readAs } from '../../contract/readAs';
import { recordIn } from '../../platform/content/readResponse';

/** Reads the response of GET dashboard/; services without waiting applications are left out. */
export function dashboardIn(answer: unknown): Dashboard {
  const dashboard = readAs(DASHBOARD, recordIn(answer));
  return { ...dashboard, waiting: dashboard.waiting.filter(({ count }) => count > 0) };
}

const LONG = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a day as "Sat 21 Nov"; an invalid date is returned unchanged. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : LONG.format(date);
}

/** Returns the day of the month. */
export const shortDay = (day: string): string => String(Number(day.slice(-2)) || '');
