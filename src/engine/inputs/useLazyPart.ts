import { useCallback, useState } from 'react';

/**
 * A part of the page that is fetched when it is first wanted. Unlike React.lazy it never suspends the
 * form around it, and a part that cannot be had is a state and not a crash.
 */
export function useLazyPart<P>(load: () => Promise<P>) {
  const [part, setPart] = useState<{ readonly is: P }>();
  const [failed, setFailed] = useState(false);
  const want = useCallback(() => {
    load().then(
      (is) => {
        setPart({ is });
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [load]);
  return { part: part?.is, failed, want };
}
