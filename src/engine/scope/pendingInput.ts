import type { Issue } from '../../definition/validate/issue';

/**
 * Input that the form does not have yet, so that typing stays cheap. Code that needs current values
 * flushes first: texts at any time, entries only when the visitor continues.
 */
export interface PendingInput {
  /** Registers a function that flushes a text; returns a function that unregisters it. */
  addText(commit: () => void): () => void;
  /** Registers an entry that was filled in but not added: `settle` adds it, or returns its issues. */
  addEntry(settle: () => readonly Issue[]): () => void;
  flushTexts(): void;
  /** Flushes texts and entries; returns the issues of entries that could not be added. */
  settle(): readonly Issue[];
}

/** Creates an empty one for a scope. */
export function createPendingInput(): PendingInput {
  const commits = new Set<() => void>();
  const entries = new Set<() => readonly Issue[]>();
  const flushTexts = () => {
    for (const commit of [...commits]) commit();
  };
  return {
    addText: (commit) => register(commits, commit),
    addEntry: (settle) => register(entries, settle),
    flushTexts,
    settle() {
      flushTexts();
      return [...entries].flatMap((settle) => settle());
    },
  };
}

function register<T>(set: Set<T>, entry: T): () => void {
  set.add(entry);
  return () => void set.delete(entry);
}
