import { startTransition } from 'react';

const waiting = new Set<() => void>();
const pending = new Set<Promise<unknown>>();
let settled = 0;

/** Returns the tracked promises that are not settled. */
export const pendingLoads = (): readonly Promise<unknown>[] => [...pending];

/** Returns how many tracked promises are settled. */
export const settledCount = (): number => settled;

/** Calls a function whenever a tracked promise is settled, until the returned function is called. */
export function onArrival(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Returns the promise, and renders each pending `Loading` again when it is settled. */
export function tracked<T>(loading: Promise<T>): Promise<T> {
  pending.add(loading);
  const arrive = () => {
    pending.delete(loading);
    settled += 1;
    startTransition(() => {
      for (const listener of waiting) listener();
    });
  };
  loading.then(arrive, arrive);
  return loading;
}
