import type { Values } from '../../definition/values';
import type { PublicContent } from '../content/publicContent';
import type { PublicPage } from './publicPage';

/** A page at an address. */
export interface Found {
  readonly page: PublicPage;
  /** Its address as it is written: without a slash at the end, its letters as the route has them. */
  readonly path: string;
  /** Empty where the page shows no record. */
  readonly id: string;
  /** Undefined: another server has it. */
  readonly record: Values | undefined;
}

/**
 * The page that has an address, looked for as the router in the page does: whatever the case, with or
 * without a slash at its end.
 * @param content undefined: another server's, so that any record may be there
 */
export async function findPage(
  pages: readonly PublicPage[],
  path: string,
  content: PublicContent | undefined,
): Promise<Found | undefined> {
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
