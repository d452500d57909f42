import type { ContentKind } from '../../definition/content/contentType';
import type { Language } from '../../definition/language/text';
import { parsePath, valueAt, type Values } from '../../definition/model/values';

/**
 * Returns the preview URL of the public page that shows a record in a language; undefined if no
 * page shows it, or if the record lacks a value for the URL.
 */
export function previewAddress(
  { page }: Pick<ContentKind, 'page'>,
  record: Values & { readonly id: string },
  language: Language,
): string | undefined {
  let isKnown = page !== undefined;
  const path = page?.replaceAll(/\{([^}]+)\}/gu, (_, name: string) => {
    const value = valueAt(record, parsePath(name));
    isKnown &&= typeof value === 'string' && value !== '';
    return encodeURIComponent(String(value));
  });
  return isKnown ? `${path ?? ''}?preview=1&lang=${language}` : undefined;
}
