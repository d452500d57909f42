import { isRecord, parsedJson } from '../definition/model/values';
import type { KnownResponse } from './api/useFetched';
import { isServer } from './isServer';

/**
 * Returns the responses of the page's first calls that the server has embedded in it (server/pages/pageResponse).
 * Anything missing or of another shape is left out, and the page then fetches it.
 */
export function readEmbeddedResponses(page: Document): ReadonlyMap<string, unknown> {
  const data = parsedJson(page.getElementById('initial-data')?.textContent ?? '');
  const { responses = {} } = isRecord(data) ? data : {};
  return new Map(isRecord(responses) ? Object.entries(responses) : []);
}

/** After this long an embedded response is fetched again when it is needed. */
const STALE_MS = 300_000;

const withTime = (responses: ReadonlyMap<string, unknown>) =>
  new Map([...responses].map(([path, body]) => [path, { body, at: Date.now() }]));

let embedded = withTime(isServer ? new Map() : readEmbeddedResponses(document));

/** Sets the responses of the page that the server renders next. */
export const embed = (responses: Readonly<Record<string, unknown>>): void =>
  void (embedded = withTime(new Map(Object.entries(responses))));

/**
 * Returns the embedded response of a public call, by its path with the query, so that a visitor who
 * returns to a screen does not wait again.
 */
export function embeddedResponse(path: string): KnownResponse | undefined {
  const found = embedded.get(path);
  return found && { body: found.body, isStale: Date.now() - found.at > STALE_MS };
}

/** Makes everything be fetched again. */
export const forgetEmbedded = (): void => embedded.clear();

/** Replaces an embedded response with a newer one. */
export function renewEmbedded(path: string, body: unknown): void {
  if (embedded.has(path)) embedded.set(path, { body, at: Date.now() });
}
