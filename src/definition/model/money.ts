import type { Field } from './field';
import { type Json, toNumber } from './values';
import { plainCode } from './digits';

let currency = 'USD';
/** By currency, created for its first price: it takes milliseconds, and many processes format none. */
const formats = new Map<string, Readonly<Record<'whole' | 'parted', Intl.NumberFormat>>>();

/** Returns the formats of the prices in a currency: as in the United States, in every language. */
function priceFormats(code: string) {
  const style = { style: 'currency', currency: code } as const;
  const known = formats.get(code) ?? {
    whole: new Intl.NumberFormat('en-US', { ...style, minimumFractionDigits: 0 }),
    // Never rounded, also where a currency is used without parts.
    parted: new Intl.NumberFormat('en-US', { ...style, minimumFractionDigits: 2 }),
  };
  formats.set(code, known);
  return known;
}

/** Sets the currency of all prices that have none of their own: the agency's (definition/brand). */
export function setCurrency(wanted: string): void {
  currency = wanted;
}

/** Returns the label of an amount that is typed: "Price (USD)". */
export const inCurrency = (label: string, code = currency): string => `${label} (${code})`;

/** Returns how a currency is written before or after an amount, in capitals, the longest first. */
function currencySigns(code: string): string[] {
  const signs = ['en', 'ar'].flatMap((language) =>
    (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) => {
      const parts = new Intl.NumberFormat(language, {
        style: 'currency',
        currency: code,
        currencyDisplay,
      })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency');
      const sign = plainCode(parts[0]?.value ?? code).toUpperCase();
      return [sign, sign.replace(/\.$/u, '')];
    }),
  );
  return signs.sort((a, b) => b.length - a.length);
}

/**
 * Removes the sign of a currency, the agency's unless another is named, from a typed amount: "$1200", "1,200 USD". Any other
 * sign stays, and is refused: nothing is converted.
 */
export function withoutCurrency(text: string, code = currency): string {
  const typed = plainCode(text).toUpperCase();
  if (!/[^\d.,\s+-]/u.test(typed)) return text;
  const sign = currencySigns(code).find((each) => typed.startsWith(each) || typed.endsWith(each));
  if (sign === undefined) return text;
  return typed.startsWith(sign) ? typed.slice(sign.length) : typed.slice(0, -sign.length);
}

/** Formats an amount: "$1,250" or "$12.50". The component Money keeps its order among Arabic letters. */
export function money(amount: number, code = currency): string {
  const { whole, parted } = priceFormats(code);
  return (Number.isInteger(amount) ? whole : parted).format(amount);
}

/** Formats an answer that is an amount of money; returns a text that is not a number unchanged. */
export function moneyText(answer: Json, code?: string): string {
  const amount = toNumber(answer);
  return amount === undefined ? String(answer) : money(amount, code);
}

export const isMoney = (field: Field<unknown>): boolean => 'money' in field && field.money === true;

/** Returns the currency of an amount; undefined: the agency's. */
export const currencyOf = (field: Field<unknown>): string | undefined =>
  'currency' in field ? field.currency : undefined;
