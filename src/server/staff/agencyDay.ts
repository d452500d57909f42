/** The agency's time zone: Iraq is three hours ahead of UTC, and has no daylight saving time. */
const AHEAD = 3 * 60 * 60 * 1000;

const DAY = 24 * 60 * 60 * 1000;

/** Returns the agency's day at a moment: YYYY-MM-DD. */
export const dayAt = (moment: Date): string => local(moment).slice(0, 10);

/** Returns the same with the minute: YYYY-MM-DD HH:MM. */
export const minuteAt = (moment: Date): string => local(moment).slice(0, 16).replace('T', ' ');

/** Returns the moment at which a day begins, or the one so many days later. */
export const startOf = (day: string, later = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + later * DAY - AHEAD);

const local = (moment: Date): string => new Date(moment.getTime() + AHEAD).toISOString();
