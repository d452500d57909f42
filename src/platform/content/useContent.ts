import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../api/apiError';
import { call } from '../api/call';
import { embeddedResponse } from '../embeddedResponses';
import { CONTENT_CHANGED } from './contentChanged';

/** The state of a fetch of content. */
export type LoadState<T> =
  /** `before` is the content of the previous path, so that a growing list does not flicker. */
  | { readonly state: 'loading'; readonly before?: T }
  | { readonly state: 'ready'; readonly value: T }
  /** The visitor has already been notified (platform/api/errorCatalogue). */
  | {
      readonly state: 'failed';
      /** The record does not exist (404), so a retry would not help. */
      readonly isMissing: boolean;
      readonly retry: () => void;
    };

interface Read {
  readonly path: string;
  readonly failed: boolean;
  readonly isMissing?: boolean;
  /**
   * The response for this path or, if it failed, for an earlier one; undefined if there was none.
   */
  readonly answer?: { readonly body: unknown };
}

/**
 * Fetches content while the component is mounted. Embedded data is returned at once. Responses
 * contain all three languages, so a change of language fetches nothing.
 * @param path of a public call, with its query (withQuery); undefined while it is not known
 * @param parse must not throw, and must be the same function on every render
 */
export function useContent<T>(
  path: string | undefined,
  parse: (answer: unknown) => T,
): LoadState<T> {
  const [read, setRead] = useState(() => firstRead(path));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (path === undefined) return undefined;
    const leave = new AbortController();
    const show = (next: Read) => {
      if (leave.signal.aborted) return;
      setRead((last) => (isSame(last, next) ? last : { ...last, ...next }));
    };
    const answered = embeddedResponse(path);
    (answered ? Promise.resolve(answered.body) : call('GET', path, { signal: leave.signal }))
      .then((body) => show({ path, failed: false, answer: { body } }))
      .catch((error: unknown) => show({ path, failed: true, isMissing: isNotFound(error) }));
    return () => leave.abort();
  }, [path, attempt]);

  useEffect(() => {
    const again = () => setAttempt((last) => last + 1);
    addEventListener(CONTENT_CHANGED, again);
    return () => removeEventListener(CONTENT_CHANGED, again);
  }, []);

  const retry = useCallback(() => {
    setRead(undefined);
    setAttempt((last) => last + 1);
  }, []);

  const answer = read?.answer;
  const value = useMemo(() => answer && { parsed: parse(answer.body) }, [answer, parse]);
  return useMemo((): LoadState<T> => {
    if (path === undefined || read?.path !== path) {
      return { state: 'loading', ...(value && { before: value.parsed }) };
    }
    if (read.failed || !value) {
      return { state: 'failed', isMissing: read.isMissing === true, retry };
    }
    return { state: 'ready', value: value.parsed };
  }, [path, read, value, retry]);
}

function firstRead(path: string | undefined): Read | undefined {
  const answer = path === undefined ? undefined : embeddedResponse(path);
  return answer && { path: path ?? '', failed: false, answer };
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const isSame = (last: Read | undefined, next: Read): boolean =>
  last?.path === next.path && !next.failed && last.answer?.body === next.answer?.body;

/** Returns a path with a query string; entries that are undefined or empty are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
