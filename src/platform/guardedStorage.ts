type GuardedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser's that never throws. It may be forbidden, even to be spoken of, or full: what
 * cannot be kept lasts as long as the page.
 * @param storage asked for each time, since speaking of it is what may throw
 */
export const guardedStorage = (storage: () => Storage): GuardedStorage => ({
  getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
  setItem: (key, text) => attempt(() => storage().setItem(key, text)),
  removeItem: (key) => attempt(() => storage().removeItem(key)),
});

function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
