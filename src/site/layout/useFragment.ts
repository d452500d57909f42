import { useLocationProperty } from 'wouter/use-browser-location';

/** Returns the fragment of the address, which reaches no server; empty if there is none. */
export const useFragment = (): string => useLocationProperty(() => location.hash.slice(1));
