import { type Clock, clockOf, dayAfter } from '../../definition/brand/clock';

/** The clock of the agency whose process this is (server/brand/readBrand). */
let clock: Clock = clockOf('UTC');
let zone = 'UTC';

/** Sets the agency's time zone from now on. */
export function setZone(timeZone: string): void {
  if (timeZone === zone) return;
  clock = clockOf(timeZone);
  zone = timeZone;
}

/** Returns the agency's day at a moment: YYYY-MM-DD. */
export const dayAt = (moment: Date): string => clock.dayAt(moment);

/** Returns the same with the minute: YYYY-MM-DD HH:MM. */
export const minuteAt = (moment: Date): string => clock.minuteAt(moment);

/** Returns the moment at which a day begins, or the one so many days later. */
export const startOf = (day: string, later = 0): Date => clock.startOf(dayAfter(day, later));
