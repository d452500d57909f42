import { isWithin, type Values } from '../../definition/model/values';

/** Unsaved entries: answers in open dialogs and unfinished rows, by dotted path, stored with the draft. */
export interface UnsavedEntries {
  get(path: string): Values | undefined;
  /** Returns whether there is an entry at a path, or below it. */
  holds(path: string): boolean;
  set(path: string, values: Values): void;
  /** Removes the entries at a path and below it. */
  forget(path: string): void;
  all(): Readonly<Record<string, Values>>;
  isEmpty(): boolean;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Starts with the entries of a draft, which is not modified. */
export function createUnsavedEntries(kept: Readonly<Record<string, Values>> = {}): UnsavedEntries {
  const entries = new Map(Object.entries(kept));
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (path) => entries.get(path),
    holds: (path) => [...entries.keys()].some((key) => isWithin(key, path)),
    set(path, values) {
      entries.set(path, values);
      changed();
    },
    forget(path) {
      const gone = [...entries.keys()].filter((key) => isWithin(key, path));
      for (const key of gone) entries.delete(key);
      if (gone.length > 0) changed();
    },
    all: () => Object.fromEntries(entries),
    isEmpty: () => entries.size === 0,
    clear() {
      if (entries.size === 0) return;
      entries.clear();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
