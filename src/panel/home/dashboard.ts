import * as read from '../../platform/content/read';
import { type Dashboard, DASHBOARD } from '../../contract/panel';
import { readAs } from '../../contract/readAs';

/** Reads the response of GET dashboard/; services without waiting applications are left out. */
export function dashboardIn(response: unknown): Dashboard {
  const dashboard = readAs(DASHBOARD, read.record(response));
  return { ...dashboard, waiting: dashboard.waiting.filter(({ count }) => count > 0) };
}

/** Returns the day of the month. */
export const shortDay = (day: string): string => String(Number(day.slice(-2)) || '');
