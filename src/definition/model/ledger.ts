import { decimal, numberOf, plus, rounded } from './decimal';
import { parseNumber } from './digits';
import { money, withoutCurrency } from './money';

/** A charge, or a payment, of a case; its reversal has the negative amount. */
export interface LedgerEntry {
  readonly kind: 'charge' | 'payment';
  /** In whole minor units: cents, or dinars. */
  readonly amount: number;
  readonly currency: string;
}

/** The sums of one currency. Nothing is converted into another one. */
export interface Balance {
  readonly currency: string;
  readonly charged: number;
  readonly paid: number;
  /** What is still to be paid; negative: what was paid too much. */
  readonly open: number;
}

/** Returns the decimals of a currency. Dinars have some by their standard, which nobody uses. */
const decimalsOf = (currency: string): number => (currency === 'IQD' ? 0 : 2);

/** Returns an amount in minor units, a half rounded away from zero. */
export function toMinor(amount: number, currency: string): number {
  const scale = decimalsOf(currency);
  return Number(plus(rounded(decimal(amount), scale), { units: 0n, scale }).units);
}

/** Returns an amount of minor units as a number, such as 12.5. */
export const fromMinor = (minor: number, currency: string): number =>
  numberOf({ units: BigInt(minor), scale: decimalsOf(currency) }) ?? 0;

/** Formats an amount of minor units: "$12.50" or "IQD 60,000". */
export const minorText = (minor: number, currency: string): string =>
  money(fromMinor(minor, currency), currency);

/** Parses a typed amount; returns undefined if it is none, or has more decimals than the currency. */
export function minorIn(text: string, currency: string): number | undefined {
  const amount = parseNumber(withoutCurrency(text, currency));
  if (typeof amount !== 'number') return undefined;
  const minor = toMinor(amount, currency);
  return fromMinor(minor, currency) === amount ? minor : undefined;
}

/** Returns the sums of each currency, in the order of their codes. */
export function balancesOf(entries: readonly LedgerEntry[]): readonly Balance[] {
  const codes = [...new Set(entries.map(({ currency }) => currency))].sort();
  return codes.map((currency) => {
    const sum = (wanted: LedgerEntry['kind']): number =>
      entries.reduce(
        (total, { kind, amount, currency: code }) =>
          kind === wanted && code === currency ? total + amount : total,
        0,
      );
    const [charged, paid] = [sum('charge'), sum('payment')];
    return { currency, charged, paid, open: charged - paid };
  });
}

/** Returns what is open in each currency, without those in which nothing is. */
export const openAmounts = (entries: readonly LedgerEntry[]) =>
  balancesOf(entries).flatMap(({ currency, open }) =>
    open === 0 ? [] : [{ currency, amount: open }],
  );

/** Returns what was open after an entry, in their order. */
export const openAfter = (entries: readonly LedgerEntry[], index: number) =>
  openAmounts(entries.slice(0, index + 1));

/** Lists amounts: "$100 + IQD 60,000". */
export const amountsText = (
  amounts: readonly { readonly currency: string; readonly amount: number }[],
): string => amounts.map(({ amount, currency }) => minorText(amount, currency)).join(' + ');
