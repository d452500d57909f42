import type { Language } from '../../definition/model/text';
import type { TFunction } from 'i18next';
import type { Values } from '../../definition/model/values';
import type { PublicContent } from '../content/publicContent';

export interface PublicPage {
  /** With `:id` in the place of a record's id. */
  readonly route: string;
  readonly title: (to: Reader) => string;
  readonly description: (to: Reader) => string;
  /** About one visitor's affairs: neither indexed nor stored by anybody on the way. */
  readonly isPrivate?: true;
  /** The kind of content whose record it shows; without that record there is no page. */
  readonly record?: string;
  /** The record's field with the picture's address, or a list of them. */
  readonly picture?: string;
  /** The public calls whose responses are embedded, with {id} in the place of the record's id. */
  readonly first: readonly string[];
  /** The modules to load first, by their source paths; `{language}` stands for the reader's language. */
  readonly modules?: readonly string[];
  /** The modules to load after these. */
  readonly soon?: readonly string[];
}

/** The reader's language, and the texts of the page's record in it. */
export interface Reader {
  readonly language: Language;
  readonly translate: TFunction;
  /** Returns a text of the record by its dotted path; empty if there is none. */
  readonly say: (path: string) => string;
}

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
