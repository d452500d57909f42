import type { ContentKind } from '../../definition/content/contentType';
import type { Language } from '../../definition/model/text';
import { parsePath, valueAt, type Values } from '../../definition/model/values';

/** Returns the path of the public page that shows a record; undefined if no page does, or if the record lacks a value for it. */
export function pagePath(
  { page }: Pick<ContentKind, 'page'>,
  record: Values & { readonly id: string },
): string | undefined {
  let isKnown = page !== undefined;
  const path = page?.replaceAll(/\{([^}]+)\}/gu, (_, name: string) => {
    const value = valueAt(record, parsePath(name));
    isKnown &&= typeof value === 'string' && value !== '';
    return encodeURIComponent(String(value));
  });
  return isKnown ? path : undefined;
}

export function previewAddress(
  kind: Pick<ContentKind, 'page'>,
  record: Values & { readonly id: string },
  language: Language,
): string | undefined {
  const path = pagePath(kind, record);
  return path === undefined ? undefined : `${path}?preview=1&lang=${language}`;
}
