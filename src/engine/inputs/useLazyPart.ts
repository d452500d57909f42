import { useCallback, useEffect, useRef, useState } from 'react';

/** Loaded parts render immediately from then on. */
const fetched = new WeakMap<object, { readonly is: unknown }>();

/**
 * Loads a part of the page on first use. Unlike React.lazy it never suspends the form around it,
 * and a failed load is a state, not an error. `load` must be the same function each time.
 * `beforeShown` may read the placeholder's state. `want` loads the part, `retry` is for a visitor who asks again.
 */
export function useLazyPart<P>(load: () => Promise<P>, beforeShown?: () => void) {
  const [part, setPart] = useState(() => fetched.get(load) as { readonly is: P } | undefined);
  const [failed, setFailed] = useState(false);
  const latest = useRef(beforeShown);
  useEffect(() => {
    latest.current = beforeShown;
  });
  const attempt = useCallback(
    async (onFailed: () => void) => {
      try {
        const is = await load();
        fetched.set(load, { is });
        latest.current?.();
        setPart((before) => before ?? { is });
        setFailed(false);
      } catch {
        onFailed();
      }
    },
    [load],
  );
  const want = useCallback(() => void attempt(() => setFailed(true)), [attempt]);
  const retry = useCallback(() => void attempt(reloadPage), [attempt]);
  return { part: part?.is, failed, want, retry };
}

/**
 * Loads the page again, which keeps the answers, if the server can be reached: a browser never fetches a module again
 * that it could not fetch for this page.
 */
const reloadPage = (): void => {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
};
