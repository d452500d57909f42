import { useCallback, useEffect, useRef, useState } from 'react';

/** Loaded parts render immediately from then on. */
const fetched = new WeakMap<object, { readonly is: unknown }>();

/**
 * Loads a part of the page on first use. Unlike React.lazy it never suspends the form around it,
 * and a failed load is a state, not an error. `want` loads the part; `retry` loads it again for the
 * visitor, and reloads the page if that fails, too.
 * @param load must be the same function each time
 * @param after so many milliseconds it is wanted anyway; undefined: only by `want`
 * @param beforeShown may read the placeholder's state
 */
export function useLazyPart<P>(load: () => Promise<P>, after?: number, beforeShown?: () => void) {
  const [part, setPart] = useState(() => fetched.get(load) as { readonly is: P } | undefined);
  const [failed, setFailed] = useState(false);
  const latest = useRef(beforeShown);
  useEffect(() => {
    latest.current = beforeShown;
  });
  const attempt = useCallback(
    (onFailed: () => void) => {
      load().then((is) => {
        fetched.set(load, { is });
        latest.current?.();
        setPart((before) => before ?? { is });
        setFailed(false);
      }, onFailed);
    },
    [load],
  );
  const want = useCallback(() => attempt(() => setFailed(true)), [attempt]);
  useEffect(() => {
    if (after === 0) want();
    if (!after) return undefined;
    const timer = setTimeout(want, after);
    return () => clearTimeout(timer);
  }, [after, want]);
  const retry = useCallback(() => attempt(reloadPage), [attempt]);
  return { part: part?.is, failed, want, retry };
}

/** Reloads the page if the server can be reached: many browsers request a failed module only once in a document. */
const reloadPage = (): void => {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
};
