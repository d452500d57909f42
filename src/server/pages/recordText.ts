import { isText, type Language, pick } from '../../definition/text';
import { type Json, parsePath, valueAt, type Values } from '../../definition/values';

/** A text of a record in a language, or else in whichever there is; empty if there is none. */
export function textAt(record: Values, path: string, language: Language): string {
  const value = valueAt(record, parsePath(path));
  if (typeof value === 'string') return value.trim();
  if (!isText(value)) return '';
  const [ku, ar, en] = value;
  return [pick(value, language), en, ku, ar].map((text) => text.trim()).find(Boolean) ?? '';
}

/** The address of a record's picture, as a page names it; undefined if there is none. */
export function imageAt(
  record: Values,
  field: string | undefined,
  apiBase: string,
): string | undefined {
  const value = field === undefined ? undefined : record[field];
  const first: Json | undefined = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' || first === '') return undefined;
  // As platform/content/reading has it: a whole address, one of this server, or one below the calls'.
  return /^(?:https?:\/)?\//u.test(first) ? first : apiBase + first;
}

/** The whole address of a record's picture, if it has one that chats can show: they know no drawings. */
export function pictureAt(
  record: Values,
  field: string | undefined,
  { origin, apiBase }: { readonly origin: string; readonly apiBase: string },
): string | undefined {
  const address = imageAt(record, field, apiBase);
  if (address === undefined || /\.svg(?:\?|$)/iu.test(address)) return undefined;
  return address.startsWith('/') ? origin + address : address;
}
