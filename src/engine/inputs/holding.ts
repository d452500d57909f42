import { createContext } from 'react';

/** Who must know that an input holds text which the form does not have yet, to ask for it in time. */
export interface Holding {
  /** Registers a way to hand the text over; the answer takes it back. */
  add(commit: () => void): () => void;
}

/** Without a provider, text is handed over on a pause and on leaving the field, and nobody can ask. */
export const HoldingContext = createContext<Holding>({ add: () => () => {} });
