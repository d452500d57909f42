import { clockOf } from '../../definition/model/clock';
import * as days from '../../definition/model/days';
import { settings } from '../../platform/readPageSettings';
import { panelLanguage } from '../language/panelLanguage';

const { timeZone } = settings.brand;

const CLOCK = clockOf(timeZone);

/** Returns the day at a moment where the agency is: YYYY-MM-DD. */
export const agencyDay = (moment = new Date()): string => CLOCK.dayAt(moment);

/** Returns the time at a moment where the agency is: YYYY-MM-DD HH:MM. */
export const agencyMinute = (moment = new Date()): string => CLOCK.minuteAt(moment);

/** The name of the agency's time zone: "GMT+3". */
const ZONE_NAME =
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Formats a day, YYYY-MM-DD, as on the public pages: "21 November 2026"; an invalid one is returned unchanged. */
export const dayText = (day: string): string => days.dayText(day, panelLanguage());

/** Formats a day, or an hour of a day: "14 December 2026, 09:00". */
export const dayOrHourText = (text: string): string => days.minuteText(text, panelLanguage());

/** Formats a day as dayText does, without this year: "21 November". */
export const briefDay = (day: string, now = new Date()): string =>
  days.dayText(day, panelLanguage(), day.slice(0, 4) !== agencyDay(now).slice(0, 4));

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day without a year is the nearest of that name. */
const NEAR_DAYS = 180;

/** Formats a day for lists: "21 Nov", and with the year if it is far away. What is no day is returned unchanged. */
export function shortDay(day: string, now = new Date()): string {
  const distance = Math.abs(Date.parse(day) - now.getTime());
  const text = days.dayText(day, panelLanguage(), !(distance < NEAR_DAYS * DAY_MS));
  return text === day ? day : text.replace(/^(\d+ [A-Z][a-z]{2})[a-z]+/u, '$1');
}

/**
 * Formats a timestamp as "21 November 2026, 11:51" in the agency's time zone; an invalid one is returned unchanged.
 */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return days.minuteText(CLOCK.minuteAt(moment), panelLanguage());
}

/** Returns when a day of the agency begins. */
export const dayStart = (day: string): string => CLOCK.startOf(day).toISOString();

/** Formats the time of a timestamp: "11:51". */
export const timeText = (iso: string): string => CLOCK.minuteAt(new Date(iso)).slice(11);

/** Formats a timestamp as momentText does, with the time zone: "21 November 2026, 11:51 (GMT+3)". */
export const zonedText = (iso: string): string => {
  const text = momentText(iso);
  return text === iso ? text : `${text} (${ZONE_NAME})`;
};

/** Formats a timestamp as briefly as it stays clear: today's as "11:51", this year's as "21 November", others as dayText. */
export function briefText(iso: string, now = new Date(), formatDay = briefDay): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const minute = CLOCK.minuteAt(moment);
  const day = minute.slice(0, 10);
  return day === agencyDay(now) ? minute.slice(11) : formatDay(day, now);
}

/** Formats a timestamp for lists: today's as "11:51", others as shortDay. */
export const listText = (iso: string): string => briefText(iso, new Date(), shortDay);
