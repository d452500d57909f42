import { createStore } from 'zustand/vanilla';
import { dotted, isWithin, type Values } from '../../definition/model/values';

export type UnsavedEntries = ReturnType<typeof createUnsavedEntries>;

type Entry = readonly [path: string, values: Values];

/** Holds answers in open dialogs and unfinished rows, by dotted path, which are stored with the draft. */
export function createUnsavedEntries(kept: Readonly<Record<string, Values>> = {}) {
  const { getState, setState, subscribe } = createStore<ReadonlyMap<string, Values>>(
    () => new Map(Object.entries(kept)),
  );
  const put = (entries: Iterable<Entry>) => setState(new Map(entries), true);
  let replacements = 0;
  /** Moves the entries in rows of a list, from one on; `by` rows. */
  const moved = (entries: Iterable<Entry>, list: string, first: number, by: number) =>
    Array.from(entries, ([key, values]): Entry => {
      const [row, ...inside] = isWithin(key, list) ? key.slice(list.length + 1).split('.') : [];
      const isMoved = inside.length > 0 && Number(row) >= first;
      return [isMoved ? dotted([list, Number(row) + by, ...inside]) : key, values];
    });
  return {
    /** Returns how often all entries were replaced: what edits one then starts with its new answers. */
    replacements: () => replacements,
    subscribe,
    get: (path: string) => getState().get(path),
    /** Returns whether there is an entry at a path, or below it. */
    holds: (path: string) => [...getState().keys()].some((key) => isWithin(key, path)),
    set: (path: string, values: Values) => put([...getState(), [path, values]]),
    /** Removes the entries at a path and below it. */
    forget(path: string) {
      const left = [...getState()].filter(([key]) => !isWithin(key, path));
      if (left.length < getState().size) put(left);
    },
    /** Renames those in the rows of a list behind one that is removed; returns those of that row, by the paths in it. */
    cutRow(list: string, index: number): ReadonlyMap<string, Values> {
      const row = `${list}.${index}`;
      const isOwn = ([key]: Entry) => isWithin(key, row);
      const all = [...getState()];
      const others = all.filter((entry) => !isOwn(entry));
      put(moved(others, list, index + 1, -1));
      return new Map(all.filter(isOwn).map(([key, own]) => [key.slice(row.length + 1), own]));
    },
    /** Renames those in the rows of a list from one on that is restored, with its entries. */
    putRow(list: string, index: number, own: ReadonlyMap<string, Values>) {
      const restored = Array.from(own, ([inside, values]): Entry => [
        `${list}.${index}.${inside}`,
        values,
      ]);
      put([...moved(getState(), list, index, 1), ...restored]);
    },
    all: (): Readonly<Record<string, Values>> => Object.fromEntries(getState()),
    isEmpty: () => getState().size === 0,
    /** Takes other entries, for the same dialogs and rows. */
    replace(others: Readonly<Record<string, Values>>) {
      replacements += 1;
      put(Object.entries(others));
    },
    clear() {
      if (getState().size > 0) put([]);
    },
  };
}
