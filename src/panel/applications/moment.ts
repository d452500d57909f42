import { settings } from '../../platform/settings';
import { panelLanguage } from '../language/panelLanguage';

const { timeZone } = settings.brand;

/** As on the public pages; browsers do not know the names of days and months in Sorani. */
const NUMBERS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);

const ENGLISH = {
  moment: format({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
  weekday: format({ weekday: 'short', timeZone }),
  day: format({ dateStyle: 'medium', timeZone: 'UTC' }),
};

const OTHERS = {
  moment: format({ ...NUMBERS, hour: '2-digit', minute: '2-digit', timeZone }),
  day: format({ ...NUMBERS, timeZone: 'UTC' }),
};

/** Formats a day, YYYY-MM-DD, as "21 Nov 2026" or "21/11/2026"; an invalid one is returned unchanged. */
export function dayText(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return (panelLanguage() === 'en' ? ENGLISH : OTHERS).day.format(moment);
}

/**
 * Formats a timestamp as "Sat 21 Nov 2026, 11:51" or "21/11/2026، 11:51" in the agency's time zone; an invalid one is
 * returned unchanged.
 */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return panelLanguage() === 'en'
    ? `${ENGLISH.weekday.format(moment)} ${ENGLISH.moment.format(moment)}`
    : OTHERS.moment.format(moment).replace(', ', '، ');
}
