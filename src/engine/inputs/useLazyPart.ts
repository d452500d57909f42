import { useCallback, useEffect, useRef, useState } from 'react';

/** What was fetched once is there at once from then on. */
const fetched = new WeakMap<object, { readonly is: unknown }>();

/**
 * A part of the page that is fetched when it is first wanted. Unlike React.lazy it never suspends the
 * form around it, and a part that cannot be had is a state and not a crash. `load` must be the same
 * function each time. `beforeShown` may look at what stands in the part's place.
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
