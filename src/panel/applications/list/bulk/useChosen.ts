import { useState } from 'react';
import type { InboxRowData } from '../../inbox';

/**
 * Holds which rows of a list are chosen, also on pages that are not shown.
 * @param list names the list: with another search or filter nothing is chosen
 */
export function useChosen(shown: readonly InboxRowData[], list: string) {
  const [all, setAll] = useState<ReadonlyMap<string, InboxRowData>>(new Map());
  const [of, setOf] = useState(list);
  if (of !== list) {
    setOf(list);
    setAll(new Map());
  }
  const [last, setLast] = useState<string>();
  const rowsOf = (rows: readonly InboxRowData[]) => rows.map((row) => [row.id, row] as const);
  const placeOf = (id: string | undefined) => shown.findIndex((row) => row.id === id);
  /** Returns the rows from the last one to another; from another page, that one alone. */
  const rangeTo = (id: string): readonly InboxRowData[] => {
    const to = placeOf(id);
    const from = placeOf(last);
    return from < 0
      ? shown.slice(to, to + 1)
      : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  return {
    all,
    ids: [...all.keys()],
    add: (rows: readonly InboxRowData[]) =>
      setAll((before) => new Map([...before, ...rowsOf(rows)])),
    none: () => setAll(new Map()),
    drop: (ids: readonly string[]) =>
      setAll((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    /** Chooses the rows of this page, or no longer. */
    choosePage: (ids: readonly string[]) =>
      setAll((before) => {
        const others = [...before].filter(([id]) => !shown.some((row) => row.id === id));
        return new Map([...others, ...rowsOf(shown.filter(({ id }) => ids.includes(id)))]);
      }),
    /** @param isRange whether all between it and the last one are chosen, too */
    toggle(id: string, isRange = false) {
      const rows = isRange ? rangeTo(id) : shown.filter((row) => row.id === id);
      setAll((before) => {
        if (!isRange && before.has(id)) return new Map([...before].filter(([one]) => one !== id));
        return new Map([...before, ...rowsOf(rows)]);
      });
      setLast(id);
    },
  };
}
