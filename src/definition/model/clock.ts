/** The time of day and the calendar where the agency is. Its zone is whole hours ahead of UTC or behind it. */
export type Clock = Readonly<ReturnType<typeof clockOf>>;

/** In milliseconds. */
export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** Returns the day so many days after another: YYYY-MM-DD. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Returns the age in whole years on a day of who was born on another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return from.slice(5) > to.slice(5) ? years - 1 : years;
}

/** Returns the day of today on this device: YYYY-MM-DD. */
export function deviceDay(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
}

/** @param timeZone such as Asia/Baghdad */
export function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  /** Returns the local time as if it were UTC. */
  const local = (moment: Date): string => {
    const parts = format.formatToParts(moment).map(({ type, value }) => [type, value] as const);
    const { year = '', month, day, hour, minute, second } = Object.fromEntries(parts);
    return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  };
  const ahead = (moment: number): number =>
    Date.parse(local(new Date(moment))) - Math.floor(moment / 1000) * 1000;
  return {
    /** Returns the day at a moment: YYYY-MM-DD. */
    dayAt: (moment: Date) => local(moment).slice(0, 10),
    /** Returns the same with the minute: YYYY-MM-DD HH:MM. */
    minuteAt: (moment: Date) => local(moment).slice(0, 16).replace('T', ' '),
    /** Returns the moment at which a day begins, or an hour of it. */
    startOf: (day: string, hour = 0) => {
      const asUtc = Date.parse(`${day}T00:00:00.000Z`) + hour * HOUR;
      const near = asUtc - ahead(asUtc);
      // The clocks may be changed in between.
      return new Date(asUtc - ahead(near));
    },
  };
}

/** The dates that rules depend on: today as YYYY-MM-DD. */
export interface Day {
  readonly today: string;
  /** The earliest date that may be today in the visitor's time zone; omitted: today. */
  readonly since?: string;
}
