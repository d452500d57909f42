import { useEffect, useState } from 'react';
import { type FetchOptions, type LoadState, useFetched } from '../api/useFetched';
import { embeddedResponse, forgetEmbedded, renewEmbedded } from '../embeddedResponses';
import { CONTENT_CHANGED } from './contentChanged';

/**
 * Fetches content while the component is mounted. Embedded data is returned at once, and replaced
 * if it is old. Responses contain all three languages, so a change of language fetches nothing.
 * @param path of a public call, with its query (withQuery); undefined while it is not known
 * @param parse must not throw, and must be the same function on every render
 */
export function useContent<T>(
  path: string | undefined,
  parse: (response: unknown) => T,
  readBy?: FetchOptions['readBy'],
): LoadState<T> {
  const [revision, setRevision] = useState(0);

  useEffect(() => {
    const again = () => setRevision((last) => last + 1);
    addEventListener(CONTENT_CHANGED, again);
    return () => removeEventListener(CONTENT_CHANGED, again);
  }, []);

  return useFetched(path, parse, {
    known: embeddedResponse,
    onResponse: renewEmbedded,
    revision,
    showsMissing: true,
    ...(readBy && { readBy }),
  });
}

/** Fetches displayed content again, once the server has said that it is different by now. */
export function contentHasChanged(): void {
  forgetEmbedded();
  dispatchEvent(new Event(CONTENT_CHANGED));
}

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
