const ZEROS = [0x0660, 0x06f0];

/** ٠-٩ and ۰-۹ written as 0-9; everything else stays. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}

/** Marks of direction and of no width, which come along with a number that is pasted. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A phone number, a date, an address or a code as it is meant: digits 0-9, nothing unseen around it. */
export const plainCode = (text: string): string =>
  asciiDigits(text).replaceAll(INVISIBLE, '').trim();

/**
 * The number that a person typed, in digits of any script, with either decimal mark; undefined for an
 * empty text, and the text itself where it is no number, so that what was typed stays to be mended.
 */
export function parseNumber(text: string): number | string | undefined {
  const plain = asciiDigits(text).replaceAll('٫', '.').replaceAll(/[٬\s]/gu, '');
  if (plain === '') return undefined;
  return /^[+-]?(?:[0-9]{1,15}(?:\.[0-9]{0,10})?|\.[0-9]{1,10})$/u.test(plain)
    ? Number(plain)
    : text;
}

/**
 * The date that a person typed as YYYY-MM-DD: year or day first, digits of any script, parted by
 * dashes, slashes, dots or spaces (zeros left out), or by nothing. What does not look like a date comes back as it was.
 */
export function parseDate(text: string): string {
  const plain = plainCode(text);
  const [, y1, m1, d1] = /^([0-9]{4})[-/. ]([0-9]{1,2})[-/. ]([0-9]{1,2})$/u.exec(plain) ?? [];
  const [, y2, m2, d2] = /^([0-9]{4})([0-9]{2})([0-9]{2})$/u.exec(plain) ?? [];
  const [, d3, m3, y3] = /^([0-9]{1,2})[-/. ]([0-9]{1,2})[-/. ]([0-9]{4})$/u.exec(plain) ?? [];
  const [year, month, day] = [y1 ?? y2 ?? y3, m1 ?? m2 ?? m3, d1 ?? d2 ?? d3];
  if (!year || !month || !day) return plain;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
