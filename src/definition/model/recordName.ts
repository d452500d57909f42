import { isText, type Language, pick } from './text';
import { isRecord, type Json } from './values';

/** Returns the name of a value that a page passed, in the reader's language, or else all of its values. */
export function recordName(value: Json | undefined, language: Language): string {
  if (value === undefined || value === null) return '';
  if (isText(value)) return pick(value, language);
  if (Array.isArray(value)) return joined(value, language);
  if (!isRecord(value)) return String(value);
  return recordName(value.name, language) || joined(Object.values(value), language);
}

const joined = (values: readonly (Json | undefined)[], language: Language): string =>
  values
    .map((value) => recordName(value, language))
    .filter(Boolean)
    .join(' · ');
