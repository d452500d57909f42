import { useState } from 'react';
import { create } from 'zustand';
import { useSession } from '../../../../platform/api/sessionStore';
import type { InboxRowData } from '../../inbox';

type Rows = ReadonlyMap<string, InboxRowData>;

const NONE = { list: '', all: new Map() as Rows };

/** In memory: the choice is still there when staff come back from an application. */
const useChoice = create(() => NONE);
useSession.subscribe(({ user }) => !user && useChoice.setState(NONE));

/**
 * Holds which rows of a list are chosen, also on pages that are not shown.
 * @param list names the list: those of another search or filter are not chosen
 */
export function useChosen(shown: readonly InboxRowData[], list: string) {
  const allIn = (choice: typeof NONE) => (choice.list === list ? choice : NONE).all;
  const all = allIn(useChoice());
  const setAll = (next: (before: Rows) => Rows) =>
    useChoice.setState((last) => ({ list, all: next(allIn(last)) }));
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
    none: () => useChoice.setState(NONE),
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
