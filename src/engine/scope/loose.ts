import type { Values } from '../../definition/values';

/** Answers in open dialogs and unfinished entries, by dotted path, kept with the draft. */
export interface Loose {
  get(path: string): Values | undefined;
  /** Whether something lies at a path, or below it. */
  holds(path: string): boolean;
  set(path: string, values: Values): void;
  /** Takes away what lies at a path and below it. */
  forget(path: string): void;
  all(): Readonly<Record<string, Values>>;
  isEmpty(): boolean;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Begins with what a draft kept, which stays as it was. */
export function createLoose(kept: Readonly<Record<string, Values>> = {}): Loose {
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

const isWithin = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);
