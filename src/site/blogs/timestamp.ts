import dayjs from 'dayjs';

/** See docs/requirements.md, P10. */
const FORMAT = 'YYYY-MM-DD hh:mm:ss A';

/**
 * "2026-06-09 10:40:00 AM", where the reader is and in any language; empty if it is no moment.
 * @param moment ISO 8601
 */
export function timestamp(moment: string): string {
  // A bare number is a year to every parser; and Date, unlike dayjs, knows no 99th of June.
  if (!/^\d{4}-\d{2}-\d{2}/u.test(moment)) return '';
  const day = dayjs(new Date(moment)).locale('en');
  return day.isValid() ? day.format(FORMAT) : '';
}
