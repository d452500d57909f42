import type { Issue } from '../../definition/issue';

/**
 * What inputs hold that the form does not have yet. Typing costs nothing that way; whoever needs the
 * whole truth flushes first: texts at any time, entries only when the visitor goes on.
 */
export interface Pending {
  /** Registers a way to hand a text over; the answer takes it back. */
  addText(commit: () => void): () => void;
  /** Registers an entry that was filled in but not added: adds it, or says what it lacks. */
  addEntry(settle: () => readonly Issue[]): () => void;
  flushTexts(): void;
  /** Texts and entries; the answer is what keeps entries from being added. */
  settle(): readonly Issue[];
}

/** One for each scope, empty at first. */
export function createPending(): Pending {
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
