import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../api/apiError';
import { call } from '../api/call';
import { firstAnswer } from '../firstData';
import { CONTENT_CHANGED } from './contentChanged';

/** How far the reading of some content has come. */
export type Content<T> =
  /** `before` is what the path before this one gave, so that a list that grows need not blink. */
  | { readonly state: 'loading'; readonly before?: T }
  | { readonly state: 'ready'; readonly value: T }
  /** The visitor has been told already (platform/api/errorCatalogue). */
  | {
      readonly state: 'failed';
      /** There is no such thing, so that asking again is of no use. */
      readonly isMissing: boolean;
      readonly retry: () => void;
    };

interface Read {
  readonly path: string;
  readonly failed: boolean;
  readonly isMissing?: boolean;
  /** Of this path or, if it failed, of an earlier one; undefined: there was none. */
  readonly answer?: { readonly body: unknown };
}

/**
 * Reads content while it is on the screen. What came with the page is there at once. Answers hold all
 * three languages: nothing is read again when the reader changes to another.
 * @param path of a public call, with its query if it has one (withQuery); undefined: not known yet
 * @param parse never throws, and is always the same function
 */
export function useContent<T>(path: string | undefined, parse: (answer: unknown) => T): Content<T> {
  const [read, setRead] = useState(() => firstRead(path));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (path === undefined) return undefined;
    const leave = new AbortController();
    const show = (next: Read) => {
      if (leave.signal.aborted) return;
      setRead((last) => (isSame(last, next) ? last : { ...last, ...next }));
    };
    const answered = firstAnswer(path);
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
  return useMemo((): Content<T> => {
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
  const answer = path === undefined ? undefined : firstAnswer(path);
  return answer && { path: path ?? '', failed: false, answer };
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const isSame = (last: Read | undefined, next: Read): boolean =>
  last?.path === next.path && !next.failed && last.answer?.body === next.answer?.body;

/** A path with its query; entries that are undefined or empty are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
