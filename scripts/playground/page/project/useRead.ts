import { useEffect, useState } from 'react';
import { useChanges } from './useChanges';

export interface ReadState<T> {
  /** The previous value while it is being reloaded. */
  readonly value: T | undefined;
  readonly isReading: boolean;
}

/** Fetches a URL of the dev server, again after each save. */
export function useRead<T>(address: string | undefined): ReadState<T> {
  const [times, setTimes] = useState(0);
  const [read, setRead] = useState<{ address: string; times: number; value: T }>();
  useChanges(() => setTimes((before) => before + 1));
  useEffect(() => {
    if (address === undefined) return undefined;
    const leave = new AbortController();
    fetch(address, { signal: leave.signal })
      .then((response) => response.json() as Promise<T>)
      .then((value) => setRead({ address, times, value }))
      // The server was stopped, or a newer request replaced this one; Vite's client reloads the
      // page when the server is back.
      .catch(() => undefined);
    return () => leave.abort();
  }, [address, times]);
  const value = read?.address === address ? read?.value : undefined;
  return { value, isReading: read?.address !== address || read?.times !== times };
}
