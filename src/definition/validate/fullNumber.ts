import { asciiDigits } from '../model/digits';

/** Iraq, where numbers without a country are. */
const COUNTRY = '964';
/** Digits of the longest Iraqi number without country and trunk prefix: a longer one has its country. */
const LONGEST = 10;

/**
 * The codes of countries where a 0 is dialled before a number within the country only, so that one after the code is
 * not part of it: +44 (0)20. Elsewhere it may be part of the number, as in Italy, Gabon and the Ivory Coast.
 */
const TRUNK_ZERO = new RegExp(
  `^(${[
    '20|27|3[1-3]|4[013469]|5[1458]|6[0-46]|8[1246]|9[0-58]',
    '21[238]|23[34]|249|25[1456]|35[3589]|37[34]|38[0-35-79]|421',
    '85[56]|88[06]|96[1-467]|97[01267]|99[456]',
  ].join('|')})0`,
  'u',
);

/** Returns a phone number with its country, digits only; undefined if it is none. */
export function fullNumber(phone: string): string | undefined {
  const typed = asciiDigits(phone).replaceAll(/[^\d+]/gu, '');
  const digits = typed.replaceAll('+', '').replace(/^00/u, '');
  const hasCountry =
    typed.startsWith('+') ||
    typed.startsWith('00') ||
    digits.startsWith(COUNTRY) ||
    (!digits.startsWith('0') && digits.length > LONGEST);
  const full = hasCountry ? digits : `${COUNTRY}${digits}`;
  const plain = full.replace(TRUNK_ZERO, '$1');
  return /^[1-9]\d{7,14}$/u.test(plain) ? plain : undefined;
}
