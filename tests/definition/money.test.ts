import { afterAll, describe, expect, it } from 'vitest';
import {
  inCurrency,
  money,
  moneyText,
  setCurrency,
  withoutCurrency,
} from '../../src/definition/model/money';
import { parseNumber } from '../../src/definition/model/digits';

describe('an amount with a currency of its own', () => {
  it('is read and typed in that currency, and leaves that of the agency as it is', () => {
    expect(money(1250, 'IQD').replaceAll('\u00a0', ' ')).toBe('IQD 1,250');
    expect(moneyText('12.5', 'EUR')).toBe('€12.50');
    expect(money(0.5, 'IQD').replaceAll('\u00a0', ' ')).toBe('IQD 0.50');
    expect(money(1250)).toBe('$1,250');
    expect(inCurrency('Price', 'EUR')).toBe('Price (EUR)');
    expect(parseNumber(withoutCurrency('12,000 د.ع', 'IQD'))).toBe(12_000);
    expect(withoutCurrency('$12', 'IQD')).toBe('$12');
  });
});

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
