const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });

/** "Sat 21 Nov 2026, 11:51" on this computer's clock; what is no moment stays as it is. */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${WEEKDAY.format(moment)} ${MOMENT.format(moment)}`;
}
