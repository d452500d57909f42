const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });

/**
 * Formats a timestamp as "Sat 21 Nov 2026, 11:51" in local time; an invalid one is returned
 * unchanged.
 */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${WEEKDAY.format(moment)} ${MOMENT.format(moment)}`;
}
