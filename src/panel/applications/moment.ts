import { clockOf } from '../../definition/brand/clock';
import { settings } from '../../platform/readPageSettings';
import { panelLanguage } from '../language/panelLanguage';

const { timeZone } = settings.brand;

/** As on the public pages; browsers do not know the names of days and months in Sorani. */
const NUMBERS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);

const SHORT = { day: 'numeric', month: 'short' } as const;

const ENGLISH = {
  moment: format({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
  weekday: format({ weekday: 'short', timeZone }),
  day: format({ dateStyle: 'medium', timeZone: 'UTC' }),
  short: format({ ...SHORT, timeZone }),
  shortDay: format({ ...SHORT, timeZone: 'UTC' }),
};

const OTHERS = {
  moment: format({ ...NUMBERS, hour: '2-digit', minute: '2-digit', timeZone }),
  day: format({ ...NUMBERS, timeZone: 'UTC' }),
  short: format({ day: '2-digit', month: '2-digit', timeZone }),
  shortDay: format({ day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
};

const CLOCK = clockOf(timeZone);

/** The name of the agency's time zone: "GMT+3". */
const ZONE_NAME =
  format({ timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Formats a day, YYYY-MM-DD, as "21 Nov 2026" or "21/11/2026"; an invalid one is returned unchanged. */
export function dayText(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return (panelLanguage() === 'en' ? ENGLISH : OTHERS).day.format(moment);
}

/** Formats a day as dayText does, without this year: "21 Nov". */
export function briefDay(day: string, now = new Date()): string {
  const moment = new Date(`${day}T00:00:00Z`);
  const isThisYear = day.slice(0, 4) === CLOCK.dayAt(now).slice(0, 4);
  if (!isThisYear || Number.isNaN(moment.getTime())) return dayText(day);
  return (panelLanguage() === 'en' ? ENGLISH : OTHERS).shortDay.format(moment);
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

/** Formats a timestamp as momentText does, with the time zone: "Sat 21 Nov 2026, 11:51 (GMT+3)". */
export const zonedText = (iso: string): string => {
  const text = momentText(iso);
  return text === iso ? text : `${text} (${ZONE_NAME})`;
};

/** Formats a timestamp as briefly as it stays clear: today's as "11:51", this year's as "21 Nov", others as dayText. */
export function briefText(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const [minute, today] = [CLOCK.minuteAt(moment), CLOCK.dayAt(now)];
  const day = minute.slice(0, 10);
  if (day === today) return minute.slice(11);
  if (day.slice(0, 4) !== today.slice(0, 4)) return dayText(day);
  return (panelLanguage() === 'en' ? ENGLISH : OTHERS).short.format(moment);
}
