import { useState } from 'react';
import type { InboxRowData } from '../inbox';
import { type OwnChanges, withOwn } from './bulk/useBulk';

/** A row of the list, or one that is not in it any more (`hasLeft`). */
export interface StayingRow extends InboxRowData {
  readonly hasLeft?: true;
}

/**
 * Returns the rows of a list with those that left it by what was done to them here, in the place where they were: a second
 * key on the same application still finds it. They go once the list is another one.
 * @param list names the list: its query, and how often it was read again on purpose
 */
export function useStayingRows(
  rows: readonly InboxRowData[],
  own: OwnChanges,
  list: string,
): readonly StayingRow[] {
  const [last, setLast] = useState<{
    readonly list: string;
    readonly rows: readonly InboxRowData[];
    readonly shown: readonly StayingRow[];
  }>({ list, rows, shown: rows });
  // Those of another list are on their way.
  if (last.rows === rows) return last.shown;
  const shown = last.list === list ? withLeft(rows, last.shown, own) : rows;
  setLast({ list, rows, shown });
  return shown;
}

function withLeft(
  rows: readonly InboxRowData[],
  before: readonly StayingRow[],
  own: OwnChanges,
): StayingRow[] {
  const merged: StayingRow[] = [...rows];
  const placeOf = (id: string | undefined) => merged.findIndex((row) => row.id === id);
  before.forEach((row, index) => {
    if (!own.has(row.id) || placeOf(row.id) >= 0) return;
    const place = placeOf(before[index - 1]?.id) + 1;
    merged.splice(place, 0, { ...withOwn(row, own), hasLeft: true });
  });
  return merged;
}
