import { type Clock, clockOf } from '../definition/brand/clock';
import { settings } from '../platform/readPageSettings';

let made: Clock | undefined;

/** Made for the first moment that is shown: it takes a slow phone 160 ms. */
const clock = (): Clock => (made ??= clockOf(settings.brand.timeZone));

/** Returns the day of a moment where the agency is, as in its e-mails: YYYY-MM-DD. */
export const dayOf = (moment: string): string => clock().dayAt(new Date(moment));

/** Returns day and time of a moment where the agency is. */
export const timeOf = (moment: string): string => clock().minuteAt(new Date(moment));

/** Keeps a date in a sentence that reads from right to left in its own order. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
