import { DAY, type Clock, clockOf, dayAfter } from '../../definition/model/clock';

/** The clock of the agency whose process this is (server/brand/readBrand). */
let clock: Clock = clockOf('UTC');
let zone = 'UTC';

export function setZone(timeZone: string): void {
  if (timeZone === zone) return;
  clock = clockOf(timeZone);
  zone = timeZone;
  known = NO_DAY;
}

interface KnownDay {
  readonly number: number;
  readonly begins: number;
  readonly ends: number;
}

const NO_DAY: KnownDay = { number: 0, begins: 0, ends: 0 };
/** The day of the last call: each request asks, and the calendar is slow. */
let known = NO_DAY;

/** Returns the number of the agency's day at a moment, one more for each day. */
export function dayNumber(moment: Date): number {
  const time = moment.getTime();
  if (time < known.begins || time >= known.ends) {
    const day = dayAt(moment);
    const [begins, ends] = [startOf(day).getTime(), startOf(day, 1).getTime()];
    known = { number: Date.parse(day) / DAY, begins, ends };
  }
  return known.number;
}

/** Returns the agency's day at a moment: YYYY-MM-DD. */
export const dayAt = (moment: Date): string => clock.dayAt(moment);

/** Returns the same with the minute: YYYY-MM-DD HH:MM. */
export const minuteAt = (moment: Date): string => clock.minuteAt(moment);

/** Returns the moment at which a day begins, or the one so many days later; or an hour of it. */
export const startOf = (day: string, later = 0, hour = 0): Date =>
  clock.startOf(dayAfter(day, later), hour);
