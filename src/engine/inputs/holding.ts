import { createContext } from 'react';

/**
 * Registers a function that flushes text which the form does not have yet; returns a function that unregisters it.
 * Without a provider, text is reported after a pause and on blur, and cannot be flushed.
 */
export const HoldingContext = createContext((_commit: () => void): (() => void) => () => {});
