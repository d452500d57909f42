import { isRecord } from '../definition/model/values';

/** The responses of the page's first calls, embedded in the page by the server. */
export type EmbeddedResponses = ReadonlyMap<string, unknown>;

/**
 * Returns the embedded data of the page (server/pages/embeddedData). Anything missing or of another
 * shape is left out, and the page then fetches it.
 */
export function readEmbeddedResponses(page: Document): EmbeddedResponses {
  const block = page.getElementById('rega-first-data');
  try {
    const data: unknown = JSON.parse(block?.textContent ?? '');
    if (!isRecord(data) || !isRecord(data.answers)) return new Map();
    return new Map(Object.entries(data.answers));
  } catch {
    return new Map();
  }
}

const embedded = readEmbeddedResponses(document);

/**
 * Returns the embedded response of a public call, by its path with the query. It stays valid until
 * the page is left, so that a visitor who returns to a screen does not wait again.
 */
export function embeddedResponse(path: string): { readonly body: unknown } | undefined {
  return embedded.has(path) ? { body: embedded.get(path) } : undefined;
}
