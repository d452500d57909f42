import type { Json } from './values';

/** Prices are US dollars as they are written in the United States, in any language. */
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$1,250" or "$12.50". Shown by the component Money, it keeps its order among Arabic letters. */
export const money = (amount: number): string => DOLLARS.format(amount);

/** An answer that is an amount of money, as it is read; a text that is no number stays as it is. */
export function moneyText(answer: Json): string {
  const amount = typeof answer === 'string' && answer.trim() !== '' ? Number(answer) : answer;
  return typeof amount === 'number' && Number.isFinite(amount) ? money(amount) : String(answer);
}
