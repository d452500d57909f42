import { describe, expect, test } from 'vitest';
import {
  amountsText,
  balancesOf,
  fromMinor,
  type LedgerEntry,
  minorIn,
  minorText,
  openAmounts,
  toMinor,
} from '../../src/definition/model/ledger';
import { isLong } from '../server/support/long';
import { random } from '../server/support/random';

describe('an amount', () => {
  test.each([
    ['60,000', 'IQD', 60_000],
    ['٦٠٬٠٠٠ ', 'IQD', 60_000],
    ['60000 IQD', 'IQD', 60_000],
    ['1,250.5', 'USD', 125_050],
    ['$19.99', 'USD', 1999],
    ['0.07', 'USD', 7],
    ['0.5', 'IQD', undefined],
    ['1.005', 'USD', undefined],
    ['60,000 IQD', 'USD', undefined],
    ['many', 'USD', undefined],
    ['', 'USD', undefined],
  ])('that is typed as "%s" in %s is %s minor units', (text, currency, minor) => {
    expect(minorIn(text, currency)).toBe(minor);
  });

  test('is formatted with its currency, and without a loss', () => {
    expect(minorText(1999, 'USD')).toBe('$19.99');
    expect(minorText(-6_000_000, 'USD')).toBe('-$60,000');
    expect(minorText(60_000, 'IQD').replace('\u00A0', ' ')).toBe('IQD 60,000');
    for (let minor = 0; minor < 10_000; minor += 1) {
      expect(toMinor(fromMinor(minor, 'USD'), 'USD')).toBe(minor);
    }
    expect([toMinor(1.005, 'USD'), toMinor(2.675, 'USD'), toMinor(1249.5, 'IQD')]).toEqual([
      101, 268, 1250,
    ]);
  });
});

test('balances have no rate: what is open is listed in each currency', () => {
  const entries = [
    { kind: 'charge', amount: 10_000, currency: 'USD' },
    { kind: 'charge', amount: 25_000, currency: 'IQD' },
    { kind: 'payment', amount: 4000, currency: 'USD' },
    { kind: 'payment', amount: 25_000, currency: 'IQD' },
    { kind: 'payment', amount: 500, currency: 'EUR' },
  ] as const;
  expect(balancesOf(entries)).toEqual([
    { currency: 'EUR', charged: 0, paid: 500, open: -500 },
    { currency: 'IQD', charged: 25_000, paid: 25_000, open: 0 },
    { currency: 'USD', charged: 10_000, paid: 4000, open: 6000 },
  ]);
  expect(amountsText(openAmounts(entries))).toBe('-€5 + $60');
});

test('the balances of random histories equal those of a reference ledger', () => {
  const next = random(47);
  const histories = isLong ? 10_000 : 1000;
  for (let history = 0; history < histories; history += 1) {
    const lines: LedgerEntry[] = [];
    /** By currency, kept as one keeps a cash book by hand: line by line. */
    const book = new Map<string, { charged: bigint; paid: bigint }>();
    const count = Math.floor(next() * 30);
    for (let line = 0; line < count; line += 1) {
      const before = lines[Math.floor(next() * lines.length)];
      const isReversal = before !== undefined && next() < 0.3;
      const added: LedgerEntry = isReversal
        ? { ...before, amount: -before.amount }
        : {
            kind: next() < 0.5 ? 'charge' : 'payment',
            amount: 1 + Math.floor(next() * 2_000_000_000),
            currency: ['USD', 'IQD', 'EUR'][Math.floor(next() * 3)] ?? 'USD',
          };
      lines.push(added);
      const sums = book.get(added.currency) ?? { charged: 0n, paid: 0n };
      if (added.kind === 'charge') sums.charged += BigInt(added.amount);
      else sums.paid += BigInt(added.amount);
      book.set(added.currency, sums);
    }
    const expected = [...book].toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(
      balancesOf(lines).map(({ currency, charged, paid, open }) => [
        currency,
        { charged: BigInt(charged), paid: BigInt(paid) },
        BigInt(open),
      ]),
    ).toEqual(expected.map(([code, sums]) => [code, sums, sums.charged - sums.paid]));
  }
});
