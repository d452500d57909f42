import type { ContentKind } from '../../definition/content';
import type { Language } from '../../definition/text';
import { parsePath, valueAt, type Values } from '../../definition/values';

/**
 * The address of the public page that shows a record, in a language, as it is previewed; undefined
 * where no page shows it, or as long as the record does not say which.
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
