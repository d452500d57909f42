import { isRecord } from '../definition/values';

/** What came with the page: the answers of calls that it would otherwise have to make first. */
export type FirstData = ReadonlyMap<string, unknown>;

/**
 * The data block that the server puts into the page (server/pages/firstData). Whatever is missing or of
 * another shape is empty: the page then asks for it.
 */
export function readFirstData(page: Document): FirstData {
  const block = page.getElementById('rega-first-data');
  try {
    const data: unknown = JSON.parse(block?.textContent ?? '');
    if (!isRecord(data) || !isRecord(data.answers)) return new Map();
    return new Map(Object.entries(data.answers));
  } catch {
    return new Map();
  }
}

const firstData = readFirstData(document);

/**
 * The answer of a public call, by its path with its query, if it came with the page. It holds until the
 * page is left: a visitor who comes back to a screen need not wait for what has been there already.
 */
export function firstAnswer(path: string): { readonly body: unknown } | undefined {
  return firstData.has(path) ? { body: firstData.get(path) } : undefined;
}
