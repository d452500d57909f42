import { isText, type Language, pick } from '../../definition/language/text';
import { type Json, parsePath, valueAt, type Values } from '../../definition/model/values';

/** Returns a text of a record in a language, else in any language that has it, else an empty text. */
export function textAt(record: Values, path: string, language: Language): string {
  const value = valueAt(record, parsePath(path));
  if (typeof value === 'string') return value.trim();
  if (!isText(value)) return '';
  const [ku, ar, en] = value;
  return [pick(value, language), en, ku, ar].map((text) => text.trim()).find(Boolean) ?? '';
}

/** Returns the address of a record's picture as pages use it; undefined if there is none. */
export function imageAt(
  record: Values,
  field: string | undefined,
  apiBase: string,
): string | undefined {
  const value = field === undefined ? undefined : record[field];
  const first: Json | undefined = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' || first === '') return undefined;
  // The same rule as in platform/content/readResponse: an absolute URL, a path of this server, or a path below the API.
  return /^(?:https?:\/)?\//u.test(first) ? first : apiBase + first;
}

/**
 * Returns the absolute URL of a record's picture, if it has one that link previews can show, which excludes SVG.
 */
export function pictureUrlAt(
  record: Values,
  field: string | undefined,
  { origin, apiBase }: { readonly origin: string; readonly apiBase: string },
): string | undefined {
  const address = imageAt(record, field, apiBase);
  if (address === undefined || /\.svg(?:\?|$)/iu.test(address)) return undefined;
  return address.startsWith('/') ? origin + address : address;
}
