const LONG = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "Sat 21 Nov" for a day of the calendar; what is none stays as it is. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : LONG.format(date);
}

/** Its number in the month alone. */
export const shortDay = (day: string): string => String(Number(day.slice(-2)) || '');
