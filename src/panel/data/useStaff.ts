import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../platform/api/call';

/** The state of a fetch from the staff API. */
export type Staffed<T> =
  /** `before` is the previous value, so that a list does not flicker when it is fetched again. */
  | { readonly state: 'loading'; readonly before?: T }
  | { readonly state: 'ready'; readonly value: T; readonly reload: () => void }
  /** Staff have already been notified (platform/api/errorCatalogue). */
  | { readonly state: 'failed'; readonly reload: () => void };

interface Read {
  readonly path: string;
  readonly attempt: number;
  readonly failed: boolean;
  readonly answer?: { readonly body: unknown };
}

/**
 * Fetches from the staff API while the component is mounted.
 * @param path with its query; undefined while it is not known
 * @param parse must not throw, and must be the same function on every render
 */
export function useStaff<T>(path: string | undefined, parse: (answer: unknown) => T): Staffed<T> {
  const [read, setRead] = useState<Read>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (path === undefined) return undefined;
    const leave = new AbortController();
    const show = (next: Read) => {
      if (!leave.signal.aborted) setRead((last) => ({ ...last, ...next }));
    };
    call('GET', path, { signal: leave.signal })
      .then((body) => show({ path, attempt, failed: false, answer: { body } }))
      .catch(() => show({ path, attempt, failed: true }));
    return () => leave.abort();
  }, [path, attempt]);

  const reload = useCallback(() => setAttempt((last) => last + 1), []);

  const answer = read?.answer;
  const value = useMemo(() => answer && { parsed: parse(answer.body) }, [answer, parse]);
  return useMemo((): Staffed<T> => {
    const isCurrent = path !== undefined && read?.path === path && read.attempt === attempt;
    if (!isCurrent) return { state: 'loading', ...(value && { before: value.parsed }) };
    if (read.failed || !value) return { state: 'failed', reload };
    return { state: 'ready', value: value.parsed, reload };
  }, [path, attempt, read, value, reload]);
}
