import { asciiDigits } from '../../../definition/validate/digits';

/** Iraq, where numbers without a country are. */
const COUNTRY = '964';

/** Returns a phone number with its country, digits only; undefined if it is none. */
export function fullNumber(phone: string): string | undefined {
  const typed = asciiDigits(phone).replaceAll(/[^\d+]/gu, '');
  const digits = typed.replaceAll('+', '');
  const full = typed.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : digits.startsWith(COUNTRY)
        ? digits
        : `${COUNTRY}${digits.replace(/^0/u, '')}`;
  return /^[1-9]\d{7,14}$/u.test(full) ? full : undefined;
}

export const whatsAppHref = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

export const mailHref = (email: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
