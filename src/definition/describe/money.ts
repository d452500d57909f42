import { type Json, toNumber } from '../model/values';

/** Prices are in US dollars, formatted as in the United States in every language. */
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Formats an amount: "$1,250" or "$12.50". The component Money keeps its order among Arabic
 * letters.
 */
export const money = (amount: number): string => DOLLARS.format(amount);

/** Formats an answer that is an amount of money; returns a text that is not a number unchanged. */
export function moneyText(answer: Json): string {
  const amount = toNumber(answer);
  return amount === undefined ? String(answer) : money(amount);
}
