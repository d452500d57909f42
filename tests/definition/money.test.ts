import { afterAll, describe, expect, it } from 'vitest';
import { setCurrency, withoutCurrency } from '../../src/definition/model/money';
import { parseNumber } from '../../src/definition/model/digits';

describe('withoutCurrency', () => {
  afterAll(() => setCurrency('USD'));

  it.each<[currency: string, typed: string, amount: number | string]>([
    ['USD', '$1200', 1200],
    ['USD', '1,200 $', 1200],
    ['USD', 'US$ 1,200.50', 1200.5],
    ['USD', '١٢٠٠ usd', 1200],
    ['USD', '-5', -5],
    ['USD', '1200', 1200],
    ['USD', 'IQD 12,000', 'IQD 12,000'],
    ['USD', 'much', 'much'],
    ['IQD', 'IQD 12,000', 12_000],
    ['IQD', '12,000 د.ع', 12_000],
    ['IQD', '12,000 د.ع.', 12_000],
    ['IQD', '$12', '$12'],
  ])('in %s leaves of %j what is read as %j', (currency, typed, amount) => {
    setCurrency(currency);
    expect(parseNumber(withoutCurrency(typed))).toBe(amount);
  });
});
