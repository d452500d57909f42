import { describe, expect, it } from 'vitest';
import { coveringArray } from './coveringArray';

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Returns the groups of values of `strength` factors in a table. */
function groupsIn(rows: readonly Readonly<Record<string, unknown>>[], strength: number) {
  const found = new Set<string>();
  const add = (row: readonly [string, unknown][], picked: string, left: number) => {
    if (left === 0) found.add(picked);
    for (const [index, [name, value]] of row.entries()) {
      if (left > 0) add(row.slice(index + 1), `${picked} ${name}=${String(value)}`, left - 1);
    }
  };
  for (const row of rows) add(Object.entries(row), '', strength);
  return found;
}

/** All combinations. */
const product = (sizes: readonly number[]): Record<string, number>[] =>
  sizes.reduce<Record<string, number>[]>(
    (rows, size, factor) =>
      rows.flatMap((row) => count(size).map((value) => ({ ...row, [`f${factor}`]: value }))),
    [{}],
  );

const cases = [
  { sizes: [29, 3, 2], strength: 2, most: 87 },
  { sizes: [12, 3, 3, 2], strength: 2, most: 40 },
  { sizes: [12, 3, 3, 2], strength: 3, most: 125 },
  { sizes: [2, 2, 2, 2, 2, 2], strength: 2, most: 8 },
  { sizes: [5, 1, 4], strength: 2, most: 20 },
  { sizes: [3, 3], strength: 2, most: 9 },
];

describe.each(cases)(
  'coveringArray for factors of $sizes, groups of $strength',
  ({ sizes, strength, most }) => {
    const factors = Object.fromEntries(sizes.map((size, index) => [`f${index}`, count(size)]));
    const rows = coveringArray(factors, strength);

    it('contains every group of values', () => {
      expect(groupsIn(rows, strength)).toEqual(groupsIn(product(sizes), strength));
    });

    it('is short', () => {
      expect(rows.length).toBeLessThanOrEqual(most);
    });

    it('is deterministic', () => {
      expect(coveringArray(factors, strength)).toEqual(rows);
    });
  },
);
