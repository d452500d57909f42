import type { Values } from '../../definition/model/values';
import type { PublicContent } from '../content/publicContent';
import type { PublicPage } from './publicPage';

/** A page that was found at a path. */
export interface FoundPage {
  readonly page: PublicPage;
  /** The canonical path: without a slash at the end, in the letters of the route. */
  readonly path: string;
  /** Empty where the page shows no record. */
  readonly id: string;
  /** Undefined if another server has it. */
  readonly record: Values | undefined;
}

/**
 * Finds the page of a path as the client's router does: ignoring case and a slash at the end.
 * @param content undefined if another server has it, so that any record may exist
 */
export async function findPage(
  pages: readonly PublicPage[],
  path: string,
  content: PublicContent | undefined,
): Promise<FoundPage | undefined> {
  for (const page of pages) {
    const match = patternOf(page.route).exec(path);
    if (!match) continue;
    const id = match[1] ?? '';
    const at = { page, id, path: page.route.replace(/:\w+/u, id) };
    if (page.record === undefined) return { ...at, record: {} };
    const record = await content?.read(page.record, id);
    if (record ?? !content) return { ...at, record };
  }
  return undefined;
}

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/$/u, '').replace(/:\w+/u, '([\\w-]+)')}/?$`, 'iu');
