import { minutesOf, type Period } from '../../definition/model/clockTime';
import { plainCode } from '../../definition/model/digits';

/** Suffixes of a time in all languages, without dots and in lower case. */
const MARKS: ReadonlyMap<string, Period> = new Map([
  ...['a', 'am', 'پن', 'ص'].map((mark) => [mark, 'am'] as const),
  ...['p', 'pm', 'دن', 'م'].map((mark) => [mark, 'pm'] as const),
]);

const TYPED = /^([0-9]{1,2})(?:[:.,٫\s]?([0-9]{2}))?\s*([\p{L}.]*)$/u;

/**
 * Parses a typed time to HH:MM: hours of a 12- or 24-hour clock, digits of any script, minutes
 * optional. An ambiguous hour is decided by its suffix, else by `period`, else taken as it is.
 * Returns any other text unchanged.
 */
export function parseTime(text: string, period: Period | undefined): string {
  const plain = plainCode(text);
  const [, typedHour, minutes = '00', mark = ''] = TYPED.exec(plain) ?? [];
  const meant = mark === '' ? period : MARKS.get(mark.replaceAll('.', '').toLowerCase());
  const hour = Number(typedHour);
  const isUnclear = mark !== '' && meant === undefined;
  if (typedHour === undefined || hour > 23 || Number(minutes) > 59 || isUnclear) return plain;
  const hours = hour >= 1 && hour <= 12 && meant ? (hour % 12) + (meant === 'pm' ? 12 : 0) : hour;
  return `${twoDigits(hours)}:${minutes}`;
}

/** Moves a time to the next full step, wrapping at midnight; returns noon if there is no time. */
export function stepTime(time: string | undefined, step: number): string {
  const now = minutesOf(time);
  if (now === undefined) return '12:00';
  const steps = step > 0 ? Math.floor(now / step) : Math.floor((now - 1) / step);
  const next = (steps * step + step + DAY) % DAY;
  return `${twoDigits(Math.floor(next / 60))}:${twoDigits(next % 60)}`;
}

const DAY = 24 * 60;

const twoDigits = (part: number): string => String(part).padStart(2, '0');
