import { type Json, toNumber } from '../model/values';

/** Prices are formatted as in the United States in every language. */
const formatOf = (shown: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: shown,
    trailingZeroDisplay: 'stripIfInteger',
  });

let currency = 'USD';
/** Made at the first price: a format takes milliseconds, and many processes show no price. */
let prices: Intl.NumberFormat | undefined;

/** Sets the currency of all prices, which are the agency's (definition/brand). */
export function setCurrency(wanted: string): void {
  if (wanted !== currency) prices = undefined;
  currency = wanted;
}

/** Formats an amount: "$1,250" or "$12.50". The component Money keeps its order among Arabic letters. */
export const money = (amount: number): string => (prices ??= formatOf(currency)).format(amount);

/** Formats an answer that is an amount of money; returns a text that is not a number unchanged. */
export function moneyText(answer: Json): string {
  const amount = toNumber(answer);
  return amount === undefined ? String(answer) : money(amount);
}
