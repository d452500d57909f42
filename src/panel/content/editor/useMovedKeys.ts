import { useState } from 'react';

interface RowKeys {
  /** One for each row; it goes with the row wherever that moves. */
  readonly keys: readonly number[];
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** Keys for rows that have none, so that what is typed and where the focus is stay with their row. */
export function useMovedKeys(count: number): RowKeys {
  const [keys, setKeys] = useState<readonly number[]>(() => fresh([], count));
  const shown = keys.length === count ? keys : fresh(keys, count);
  if (shown !== keys) setKeys(shown);
  return {
    keys: shown,
    remove: (index) => setKeys(shown.toSpliced(index, 1)),
    move: (from, to) => setKeys(moved(shown, from, to)),
  };
}

/** The list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...entry);
}

/** So many keys: the first of those there are, then new ones. */
function fresh(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const kept = keys.slice(0, count);
  return [...kept, ...Array.from({ length: count - kept.length }, (_, index) => next + index)];
}
