import { useCallback, useEffect, useRef, useState } from 'react';

/** Loaded parts render immediately from then on. */
const fetched = new WeakMap<object, { readonly is: unknown }>();

/**
 * Loads a part of the page on first use. Unlike React.lazy it never suspends the form around it,
 * and a failed load is a state, not an error. `load` must be the same function each time.
 * `beforeShown` may read the placeholder's state.
 */
export function useLazyPart<P>(load: () => Promise<P>, beforeShown?: () => void) {
  const [part, setPart] = useState(() => fetched.get(load) as { readonly is: P } | undefined);
  const [failed, setFailed] = useState(false);
  const latest = useRef(beforeShown);
  useEffect(() => {
    latest.current = beforeShown;
  });
  const want = useCallback(() => {
    load().then(
      (is) => {
        fetched.set(load, { is });
        latest.current?.();
        setPart((before) => before ?? { is });
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [load]);
  return { part: part?.is, failed, want };
}
