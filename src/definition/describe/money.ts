import { type Json, toNumber } from '../model/values';

let currency = 'USD';
/** Created for the first price: it takes milliseconds, and many processes format none. */
let format: Intl.NumberFormat | undefined;

/** Returns the format of all prices: as in the United States, in every language. */
const priceFormat = (): Intl.NumberFormat =>
  (format ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }));

/** Sets the currency of all prices, which are the agency's (definition/brand). */
export function setCurrency(wanted: string): void {
  if (wanted !== currency) format = undefined;
  currency = wanted;
}

/** Returns the label of an amount that is typed: "Price (USD)". */
export const inCurrency = (label: string): string => `${label} (${currency})`;

/** Formats an amount: "$1,250" or "$12.50". The component Money keeps its order among Arabic letters. */
export const money = (amount: number): string => priceFormat().format(amount);

/** Formats an answer that is an amount of money; returns a text that is not a number unchanged. */
export function moneyText(answer: Json): string {
  const amount = toNumber(answer);
  return amount === undefined ? String(answer) : money(amount);
}
