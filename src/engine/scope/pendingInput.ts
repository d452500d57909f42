import type { Issue } from '../../definition/model/issue';

/**
 * Tracks input that a scope does not have yet, so that typing stays cheap. Code that needs current values
 * flushes first: texts at any time, entries only when the visitor continues.
 */
export function createPendingInput() {
  const commits = new Set<() => void>();
  const entries = new Set<() => readonly Issue[]>();
  const flushTexts = () => {
    for (const commit of [...commits]) commit();
  };
  return {
    /** Registers a function that flushes a text; returns a function that unregisters it. */
    addText: (commit: () => void) => register(commits, commit),
    /** Registers an entry that was filled in but not added: `settle` adds it, or returns its issues. */
    addEntry: (settle: () => readonly Issue[]) => register(entries, settle),
    flushTexts,
    /** Flushes texts and entries; returns the issues of entries that could not be added. */
    settle(): readonly Issue[] {
      flushTexts();
      return [...entries].flatMap((settle) => settle());
    },
  };
}

function register<T>(set: Set<T>, entry: T): () => void {
  set.add(entry);
  return () => void set.delete(entry);
}
