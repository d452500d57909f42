import { clockOf } from '../definition/brand/clock';
import { settings } from '../platform/readPageSettings';

const clock = clockOf(settings.brand.timeZone);

/** Returns the day of a moment where the agency is, as in its e-mails: YYYY-MM-DD. */
export const dayOf = (moment: string): string => clock.dayAt(new Date(moment));

/** Returns day and time of a moment where the agency is. */
export const timeOf = (moment: string): string => clock.minuteAt(new Date(moment));

/** Keeps a date in a sentence that reads from right to left in its own order. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
