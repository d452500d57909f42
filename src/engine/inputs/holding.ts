import { createContext } from 'react';

/** Tracks inputs with text that the form does not have yet, so that it can be flushed in time. */
export interface Holding {
  /** Registers a function that flushes the text; returns a function that unregisters it. */
  add(commit: () => void): () => void;
}

/** Without a provider, text is reported after a pause and on blur, and cannot be flushed. */
export const HoldingContext = createContext<Holding>({ add: () => () => {} });
