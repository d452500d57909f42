import { dotted, isWithin, type Values } from '../../definition/model/values';

export type UnsavedEntries = ReturnType<typeof createUnsavedEntries>;

/** Holds answers in open dialogs and unfinished rows, by dotted path, which are stored with the draft. */
export function createUnsavedEntries(kept: Readonly<Record<string, Values>> = {}) {
  const entries = new Map(Object.entries(kept));
  const open = new Set<string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  /** Moves the entries in rows of a list, from one on; `by` rows. */
  const move = (list: string, first: number, by: number) => {
    const all = [...entries];
    entries.clear();
    for (const [key, values] of all) {
      const [row, ...inside] = isWithin(key, list) ? key.slice(list.length + 1).split('.') : [];
      const isMoved = inside.length > 0 && Number(row) >= first;
      entries.set(isMoved ? dotted([list, Number(row) + by, ...inside]) : key, values);
    }
  };
  return {
    /** The paths of open dialogs: one whose field is rendered anew, with the answers of another tab, stays open. */
    open,
    get: (path: string) => entries.get(path),
    /** Returns whether there is an entry at a path, or below it. */
    holds: (path: string) => [...entries.keys()].some((key) => isWithin(key, path)),
    set(path: string, values: Values) {
      entries.set(path, values);
      changed();
    },
    /** Removes the entries at a path and below it. */
    forget(path: string) {
      const gone = [...entries.keys()].filter((key) => isWithin(key, path));
      for (const key of gone) entries.delete(key);
      if (gone.length > 0) changed();
    },
    /** Renames those in the rows of a list behind one that is removed; returns those of that row, by the paths in it. */
    cutRow(list: string, index: number): ReadonlyMap<string, Values> {
      const row = `${list}.${index}`;
      const own = [...entries].filter(([key]) => isWithin(key, row));
      for (const [key] of own) entries.delete(key);
      move(list, index + 1, -1);
      changed();
      return new Map(own.map(([key, values]) => [key.slice(row.length + 1), values]));
    },
    /** Renames those in the rows of a list from one on that is restored, with its entries. */
    putRow(list: string, index: number, own: ReadonlyMap<string, Values>) {
      move(list, index, 1);
      for (const [inside, values] of own) entries.set(`${list}.${index}.${inside}`, values);
      changed();
    },
    all: (): Readonly<Record<string, Values>> => Object.fromEntries(entries),
    isEmpty: () => entries.size === 0,
    /** Takes other entries, for the same dialogs. */
    replace(others: Readonly<Record<string, Values>>) {
      entries.clear();
      for (const [path, values] of Object.entries(others)) entries.set(path, values);
      changed();
    },
    clear() {
      open.clear();
      if (entries.size === 0) return;
      entries.clear();
      changed();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
