import { clockOf } from '../../definition/brand/clock';
import { settings } from '../../platform/readPageSettings';
import { panelLanguage } from '../language/panelLanguage';

const { timeZone } = settings.brand;

/** As on the public pages; browsers do not know the names of days and months in Sorani. */
const NUMBERS = { day: '2-digit', month: '2-digit' } as const;
const SHORT = { day: 'numeric', month: 'short' } as const;

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);

/** Days have no time zone: they are formatted as the beginning of a day in UTC. */
const ENGLISH = {
  moment: format({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
  weekday: format({ weekday: 'short', timeZone }),
  day: format({ dateStyle: 'medium', timeZone: 'UTC' }),
  briefDay: format({ ...SHORT, timeZone: 'UTC' }),
  longDay: format({ ...SHORT, weekday: 'short', timeZone: 'UTC' }),
};

const OTHERS = {
  moment: format({ ...NUMBERS, year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }),
  day: format({ ...NUMBERS, year: 'numeric', timeZone: 'UTC' }),
  briefDay: format({ ...NUMBERS, timeZone: 'UTC' }),
  longDay: format({ ...NUMBERS, timeZone: 'UTC' }),
};

const CLOCK = clockOf(timeZone);

/** Returns the day at a moment where the agency is: YYYY-MM-DD. */
export const agencyDay = (moment = new Date()): string => CLOCK.dayAt(moment);

/** The name of the agency's time zone: "GMT+3". */
const ZONE_NAME =
  format({ timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

function dayAs(length: 'day' | 'briefDay' | 'longDay', day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return (panelLanguage() === 'en' ? ENGLISH : OTHERS)[length].format(moment);
}

/** Formats a day, YYYY-MM-DD, as "21 Nov 2026" or "21/11/2026"; an invalid one is returned unchanged. */
export const dayText = (day: string): string => dayAs('day', day);

/** Formats a day as "Sat 21 Nov" or "21/11"; an invalid one is returned unchanged. */
export const longDay = (day: string): string => dayAs('longDay', day);

/** Formats a day as dayText does, without this year: "21 Nov". */
export const briefDay = (day: string, now = new Date()): string =>
  dayAs(day.slice(0, 4) === agencyDay(now).slice(0, 4) ? 'briefDay' : 'day', day);

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
  const minute = CLOCK.minuteAt(moment);
  const day = minute.slice(0, 10);
  return day === agencyDay(now) ? minute.slice(11) : briefDay(day, now);
}
