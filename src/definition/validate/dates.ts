import { also } from '../../../schemas/months.json';
import { MONTHS } from '../model/days';
import { fold } from '../model/fold';
import { FORMATS } from '../model/formats';
import { plainCode } from '../model/digits';

/** Dates outside this range are typing errors, and no calendar shows them. */
export const EARLIEST_DATE = '1900-01-01';
export const LATEST_DATE = '2099-12-31';

/**
 * Parses a typed date to YYYY-MM-DD: year or day first, digits of any script, separated by dashes,
 * slashes, dots or spaces (leading zeros optional), or not separated, with the year first unless
 * only the day fits; or with the month as a word. Returns any other text unchanged.
 */
export function parseDate(text: string): string {
  const plain = plainCode(text);
  const [, year, month, day] =
    /^([0-9]{4})[-/. ]([0-9]{1,2})[-/. ]([0-9]{1,2})$/u.exec(plain) ?? [];
  if (year) return dateOf(year, month, day);
  const [, d, m, y] = /^([0-9]{1,2})[-/. ]([0-9]{1,2})[-/. ]([0-9]{4})$/u.exec(plain) ?? [];
  if (y) return dateOf(y, m, d);
  if (/\p{L}/u.test(plain)) {
    const words = dateInWords(plain);
    return words ? dateOf(words.year, words.month, words.day) : plain;
  }
  if (!/^[0-9]{8}$/u.test(plain)) return plain;
  const yearFirst = dateOf(plain.slice(0, 4), plain.slice(4, 6), plain.slice(6));
  const dayFirst = dateOf(plain.slice(4), plain.slice(2, 4), plain.slice(0, 2));
  return !isLikely(yearFirst) && isLikely(dayFirst) ? dayFirst : yearFirst;
}

const dateOf = (year: string, month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const isLikely = (date: string): boolean =>
  FORMATS.date.test(date) && date >= EARLIEST_DATE && date <= LATEST_DATE;

const ARTICLE = /(^| )ال/gu;

/** As people write them: "4th of May 2021", "4ی ئایاری 2021", "May 4, 2021", "2021 May 4". */
const ORDERS = [
  /^(?<day>[0-9]{1,2})(?:st|nd|rd|th|ی)? ?(?:of |من )?(?<month>\P{N}+?) ?(?<year>[0-9]{4})$/u,
  /^(?<month>\P{N}+?) ?(?<day>[0-9]{1,2})(?:st|nd|rd|th)? (?<year>[0-9]{4})$/u,
  /^(?<year>[0-9]{4}) ?(?<month>\P{N}+?) ?(?<day>[0-9]{1,2})$/u,
];

let names: readonly (readonly string[])[] | undefined;

/** Returns the parts of a date whose month is written as a word, the month as its number. */
function dateInWords(text: string) {
  const words = folded(text);
  for (const order of ORDERS) {
    const { day, month = '', year } = order.exec(words)?.groups ?? {};
    const number = monthOf(month) || monthOf(month.replace(/ی$/u, ''));
    if (day && year && number) return { year, month: String(number), day };
  }
  return undefined;
}

/** Returns 1 to 12, 0 for no month. English names may be shortened to three letters or more. */
function monthOf(word: string): number {
  // Other names: in Arabic outside of Iraq, and what is also written in Iraq.
  names ??= also.map((others, index) =>
    [MONTHS.en, MONTHS.ar, MONTHS.ku]
      .map((all) => all[index] ?? '')
      .concat(others)
      .map(folded),
  );
  const isShort = /^[a-z]{3,}$/u.test(word);
  return 1 + names.findIndex((own) => own.includes(word) || (isShort && own[0]?.startsWith(word)));
}

const folded = (text: string): string => fold(text).replaceAll(ARTICLE, '$1');
