type GuardedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a browser storage so that it never throws. Browsers can forbid access or run out of space;
 * values that cannot be stored are kept until the page is closed.
 * @param storage called for each access, because reading `window.localStorage` itself can throw
 */
const guardedStorage = (storage: () => Storage): GuardedStorage => ({
  getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
  setItem: (key, text) => attempt(() => storage().setItem(key, text)),
  removeItem: (key) => attempt(() => storage().removeItem(key)),
});

/** What the browser keeps for the next visits. */
export const deviceStorage = guardedStorage(() => localStorage);

/** What the browser keeps until the tab is closed. */
export const tabStorage = guardedStorage(() => sessionStorage);

function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
