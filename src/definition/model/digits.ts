const ZEROS = [0x0660, 0x06f0];

/** Replaces ٠-٩ and ۰-۹ by 0-9; keeps everything else. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}

/** Direction marks and zero-width characters, which are copied along with a pasted number. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Normalises a code, such as a date or an e-mail address: digits 0-9, no invisible characters, no outer spaces. */
export const plainCode = (text: string): string =>
  // Most are plain already.
  /^[!-~]*$/u.test(text) ? text : asciiDigits(text).replaceAll(INVISIBLE, '').trim();

/** The same of a code that is written in capitals and without spaces, such as a passport number. */
export const compactCode = (text: string): string =>
  plainCode(text).replaceAll(/\s/gu, '').toUpperCase();

/**
 * Normalises a place on a map, as map programs copy it: "36.191, 44.009", digits and signs of any script, at most six
 * decimals.
 */
export const positionText = (text: string): string =>
  plainCode(text)
    .replaceAll('٫', '.')
    .replace(/\s*[,،\s]\s*/u, ',')
    .replaceAll(/(\.[0-9]{6})[0-9]+/gu, '$1');

/** Thousands separators: 12,500 or 1,500,000.50; or, with a decimal comma, 1.500,50. */
const GROUPED = /^[+-]?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]{0,10})?$/u;
const GROUPED_BY_DOTS = /^[+-]?[0-9]{1,3}(?:(?:\.[0-9]{3})+,[0-9]{1,10}|(?:\.[0-9]{3}){2,})$/u;

/** Some read it as twelve and a half, others as twelve thousand five hundred. */
const AMBIGUOUS = /^[+-]?[1-9][0-9]{0,2}\.[0-9]{3}$/u;

/**
 * Parses a typed number, in digits of any script, with or without thousands separators; returns
 * undefined for an empty text. Returns the text itself if it is not a number or is ambiguous, so
 * that the visitor can correct it.
 */
export function parseNumber(text: string): number | string | undefined {
  const typed = plainCode(text).replaceAll(/[٬\s]/gu, '');
  if (typed === '') return undefined;
  if (AMBIGUOUS.test(typed)) return text;
  const plain = ungrouped(typed.replaceAll('٫', '.'));
  return /^[+-]?(?:[0-9]{1,15}(?:\.[0-9]{0,10})?|\.[0-9]{1,10})$/u.test(plain)
    ? Number(plain)
    : text;
}

function ungrouped(typed: string): string {
  if (GROUPED.test(typed)) return typed.replaceAll(',', '');
  if (GROUPED_BY_DOTS.test(typed)) return typed.replaceAll('.', '').replace(',', '.');
  return typed;
}

/** Formats a number so that parseNumber returns it. */
export function numberText(value: number): string {
  const text = String(value);
  return AMBIGUOUS.test(text) ? `${text}0` : text;
}
