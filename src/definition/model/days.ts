import { ar, en, ku } from '../../../schemas/months.json';
import type { Language } from './text';

/** Browsers do not know the months in Sorani; in Arabic they are named as in Iraq. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = { ku, ar, en };

/**
 * Formats a day, YYYY-MM-DD, as people write it: "10ی نیسانی 2027", "10 نيسان 2027", "10 April 2027". What is no day is
 * returned unchanged.
 */
export function dayText(day: string, language: Language, hasYear = true): string {
  const [, year = '', month, number] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day) ?? [];
  const name = MONTHS[language][Number(month) - 1];
  if (name === undefined) return day;
  const joint = language === 'ku' ? 'ی' : '';
  const short = `${Number(number)}${joint} ${name}`;
  return hasYear ? `${short}${joint} ${year}` : short;
}

/** Formats the first day of a span without what the last one has, too: "10" or "28 April" before "3 May 2027". */
export const firstDayText = (from: string, to: string, language: Language): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? String(Number(from.slice(8)))
    : dayText(from, language, from.slice(0, 4) !== to.slice(0, 4));

/** Formats a minute, YYYY-MM-DD HH:MM, as "10 April 2027, 14:30". */
export function minuteText(minute: string, language: Language): string {
  const [day = '', time] = minute.split(' ');
  if (time === undefined) return dayText(day, language);
  return `${dayText(day, language)}${language === 'en' ? ',' : '،'} ${time}`;
}
