import { settings } from '../../platform/settings';

const { timeZone } = settings.brand;
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone });

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day, YYYY-MM-DD, as "21 Nov 2026"; an invalid one is returned unchanged. */
export function dayText(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : DAY.format(moment);
}

/**
 * Formats a timestamp as "Sat 21 Nov 2026, 11:51" in the agency's time zone; an invalid one is returned
 * unchanged.
 */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${WEEKDAY.format(moment)} ${MOMENT.format(moment)}`;
}
