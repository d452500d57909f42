import type { MoneyLine, SHOWN_MONEY } from '../../contract/money';
import type { TypeOf } from '../../contract/schema';
import { openAfter, openAmounts } from '../../definition/model/ledger';

/** Returns a ledger as the applicant sees it: what is open, and the receipts, without who has taken the money. */
export function shownMoney(lines: readonly MoneyLine[]): TypeOf<typeof SHOWN_MONEY> | null {
  if (lines.length === 0) return null;
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  return {
    open: openAmounts(lines),
    receipts: lines.flatMap(({ id, number, how, at, text, reverses, amount, currency }, index) => {
      if (number === null || reverses !== null) return [];
      const paid = { number, how, at, text, amount, currency };
      return [{ ...paid, isReversed: reversed.has(id), open: openAfter(lines, index) }];
    }),
  };
}
