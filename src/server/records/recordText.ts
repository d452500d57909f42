import { isText, type Language, pick, textOrOther } from '../../definition/model/text';
import { resolvePicture } from '../../definition/model/resolvePicture';
import { type Json, parsePath, valueAt, type Values } from '../../definition/model/values';
import type { ContentKind } from '../../definition/content/contentType';
import type { ContentRecord } from './contents';

/** Returns a text of a record in a language, else in any language that has it, else an empty text. */
export function textAt(record: Values, path: string, language: Language): string {
  const value = valueAt(record, parsePath(path));
  if (typeof value === 'string') return value.trim();
  if (!isText(value)) return '';
  return textOrOther(language, (each) => pick(value, each).trim());
}

/** Returns the absolute URL of a record's picture, if it has one that link previews can show, which excludes SVG. */
export function pictureUrlAt(
  record: Values,
  field: string | undefined,
  { origin, apiBase }: { readonly origin: string; readonly apiBase: string },
): string | undefined {
  const value = field === undefined ? undefined : record[field];
  const first: Json | undefined = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' || first === '') return undefined;
  const address = resolvePicture(first, apiBase);
  if (/\.svg(?:\?|$)/iu.test(address)) return undefined;
  return address.startsWith('/') ? origin + address : address;
}

/** Returns the title of a record: its first text, or the kind's own title where there is only one record. */
export function recordTitle(
  { many, title, fields }: Pick<ContentKind, 'many' | 'title' | 'fields'>,
  { document }: Pick<ContentRecord, 'document'>,
  language: Language,
): string {
  const words = Object.entries(fields)
    .filter(([, field]) => field.type === 'string' && field.widget !== 'image')
    .map(([name]) => textAt(document, name, language));
  return (many ? words.find((text) => text !== '') : undefined) ?? pick(title, language);
}
