import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from './apiError';
import { call } from './call';
import type { CallOptions } from './callOptions';

export type LoadState<T> =
  /** `before` is the previous value, so that a list does not flicker while it is fetched again. */
  | { readonly state: 'loading'; readonly before?: T; readonly reload?: () => void }
  | { readonly state: 'ready'; readonly value: T; readonly reload: () => void }
  /** The user has already been notified (errorCatalogue). */
  | {
      readonly state: 'failed';
      /** The record does not exist (404), so a retry would not help. */
      readonly isMissing: boolean;
      readonly reload: () => void;
    };

/** What is fetched can be fetched again in every state. */
export type Fetching<T> = LoadState<T> & { readonly reload: () => void };

/** A response that the page already has. */
export interface KnownResponse {
  readonly body: unknown;
  /** Whether it may be outdated: it is shown, and replaced when a newer one arrives. */
  readonly isStale: boolean;
}

export interface FetchOptions {
  /** Returns the known response of a path; must be the same function on every render. */
  readonly known?: (path: string) => KnownResponse | undefined;
  /** Is called with each response; must be the same function on every render. */
  readonly onResponse?: (path: string, body: unknown) => void;
  /** A new number fetches again; until the response arrives, the value stays as it is. */
  readonly revision?: number;
  /** Suppresses the notice that there was no response, where the page works without. */
  readonly quiet?: boolean;
  /** Suppresses the notice that there is no such record, where the page itself shows it. */
  readonly showsMissing?: boolean;
  /** How it is read; left out: by one call. Must be the same function on every render. */
  readonly readBy?: (path: string, options: CallOptions) => Promise<unknown>;
  /** Is posted, to a call that reads what a secret stands for; must be the same object on every render. */
  readonly body?: object;
}

interface Read {
  readonly path: string;
  readonly attempt: number;
  readonly failed: boolean;
  readonly isMissing?: boolean;
  /** The latest response, possibly for an earlier path; undefined if there was none. */
  readonly answer?: { readonly body: unknown };
}

/**
 * Fetches from the API while the component is mounted.
 * @param path with its query (withQuery); undefined while it is not known
 * @param parse must not throw, and must be the same function on every render
 */
export function useFetched<T>(
  path: string | undefined,
  parse: (response: unknown) => T,
  {
    known,
    onResponse,
    revision = 0,
    readBy = readOnce,
    body: posted,
    ...options
  }: FetchOptions = {},
): Fetching<T> {
  const { quiet = false, showsMissing = false } = options;
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState(() => firstRead(path, known));

  useEffect(() => {
    if (path === undefined) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const show = (next: Read) => {
      if (!signal.aborted) setRead((last) => (isSame(last, next) ? last : { ...last, ...next }));
    };
    const first = attempt === 0 && revision === 0 ? known?.(path) : undefined;
    const fetchIt = async () => {
      const callOptions = { signal, quiet: quiet || first !== undefined, showsMissing };
      const body = await (posted
        ? call('POST', path, { ...callOptions, body: posted })
        : readBy(path, callOptions));
      onResponse?.(path, body);
      show({ path, attempt, failed: false, answer: { body } });
    };
    const showFirst = async () => {
      show({ path, attempt, failed: false, answer: first });
      // If this fails, the known response is better than none.
      if (first?.isStale) await fetchIt().catch(() => undefined);
    };
    (first ? showFirst() : fetchIt()).catch((error: unknown) =>
      show({ path, attempt, failed: true, isMissing: isNotFound(error) }),
    );
    return () => leave.abort();
  }, [path, attempt, revision, quiet, showsMissing, posted, known, onResponse, readBy]);

  const reload = useCallback(() => setAttempt((last) => last + 1), []);

  const answer = read?.answer;
  const value = useMemo(() => answer && { parsed: parse(answer.body) }, [answer, parse]);
  return useMemo((): Fetching<T> => {
    const isCurrent = path !== undefined && read?.path === path && read.attempt === attempt;
    if (!isCurrent) return { state: 'loading', reload, ...(value && { before: value.parsed }) };
    if (read.failed || !value) {
      return { state: 'failed', isMissing: read.isMissing === true, reload };
    }
    return { state: 'ready', value: value.parsed, reload };
  }, [path, attempt, read, value, reload]);
}

const readOnce = (path: string, options: CallOptions) => call('GET', path, options);

function firstRead(path: string | undefined, known: FetchOptions['known']): Read | undefined {
  const answer = path === undefined ? undefined : known?.(path);
  return answer && { path: path ?? '', attempt: 0, failed: false, answer };
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const isSame = (last: Read | undefined, next: Read): boolean =>
  last?.path === next.path &&
  last.attempt === next.attempt &&
  !last.failed &&
  !next.failed &&
  // An equal value stays the same object, so that what depends on it is not rendered again.
  JSON.stringify(last.answer?.body) === JSON.stringify(next.answer?.body);
