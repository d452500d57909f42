import { type Json, toNumber } from './values';
import { plainCode } from './digits';

let currency = 'USD';
/** Created for the first price: it takes milliseconds, and many processes format none. */
let formats: Readonly<Record<'whole' | 'parted', Intl.NumberFormat>> | undefined;

/** Returns the formats of all prices: as in the United States, in every language. */
function priceFormats() {
  const style = { style: 'currency', currency } as const;
  return (formats ??= {
    whole: new Intl.NumberFormat('en-US', { ...style, minimumFractionDigits: 0 }),
    parted: new Intl.NumberFormat('en-US', style),
  });
}

/** Sets the currency of all prices, which are the agency's (definition/brand). */
export function setCurrency(wanted: string): void {
  if (wanted !== currency) formats = undefined;
  currency = wanted;
}

/** Returns the label of an amount that is typed: "Price (USD)". */
export const inCurrency = (label: string): string => `${label} (${currency})`;

/** Returns how the currency is written before or after an amount, in capitals, the longest first. */
function currencySigns(): string[] {
  const signs = ['en', 'ar'].flatMap((language) =>
    (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) => {
      const parts = new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay,
      })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency');
      const sign = plainCode(parts[0]?.value ?? currency).toUpperCase();
      return [sign, sign.replace(/\.$/u, '')];
    }),
  );
  return signs.sort((a, b) => b.length - a.length);
}

/**
 * Removes the sign of the agency's currency from a typed amount: "$1200", "1,200 USD". That of another one stays, and is
 * refused: nothing is converted.
 */
export function withoutCurrency(text: string): string {
  const typed = plainCode(text).toUpperCase();
  if (!/[^\d.,\s+-]/u.test(typed)) return text;
  const sign = currencySigns().find((each) => typed.startsWith(each) || typed.endsWith(each));
  if (sign === undefined) return text;
  return typed.startsWith(sign) ? typed.slice(sign.length) : typed.slice(0, -sign.length);
}

/** Formats an amount: "$1,250" or "$12.50". The component Money keeps its order among Arabic letters. */
export function money(amount: number): string {
  const { whole, parted } = priceFormats();
  return (Number.isInteger(amount) ? whole : parted).format(amount);
}

/** Formats an answer that is an amount of money; returns a text that is not a number unchanged. */
export function moneyText(answer: Json): string {
  const amount = toNumber(answer);
  return amount === undefined ? String(answer) : money(amount);
}
