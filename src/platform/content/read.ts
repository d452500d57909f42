import { resolvePicture } from '../../definition/model/resolvePicture';
import { LANGUAGES } from '../../definition/model/text';
import { isRecord, toNumber } from '../../definition/model/values';
import { settings } from '../readPageSettings';
import type { TranslatedText } from './translatedText';

/** An unvalidated record of a response. No function here throws: a value that is missing or of another shape is empty. */
export type ResponseRecord = Readonly<Record<string, unknown>>;

/** Returns the single record of a response: the response itself, the first item of a list, or either under `data`. */
export function record(response: unknown): ResponseRecord {
  const first: unknown = Array.isArray(response) ? response[0] : response;
  if (!isRecord(first)) return {};
  return 'data' in first ? record(first.data) : first;
}

/** Returns the records of a response: a list, {data: list} or {data: {data: list}}. */
export function list(response: unknown): readonly ResponseRecord[] {
  if (Array.isArray(response)) return response.filter(isRecord);
  return isRecord(response) ? list(response.data) : [];
}

/** Returns what is beside the list of a whole response, such as its total: `record` would look under `data`. */
export const envelope = (response: unknown): ResponseRecord => (isRecord(response) ? response : {});

/**
 * Converts a text of content: a list of the languages in their fixed order (docs/requirements.md,
 * P1), or one text or number for all of them. Any other shape is empty.
 */
export function translated(value: unknown): TranslatedText {
  const given: readonly unknown[] = Array.isArray(value) ? value : LANGUAGES.map(() => value);
  return { ku: text(given[0]), ar: text(given[1]), en: text(given[2]) };
}

/** Returns a trimmed string, or a number as a string, since some servers have numeric ids; "" for anything else. */
export function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns a number, also from a numeric text. */
export const number = toNumber;

/** Returns a price; undefined for 0, which is stored where staff have written none. */
export function price(value: unknown): number | undefined {
  const amount = number(value);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

/** Returns the day (YYYY-MM-DD) of a date with or without a time. */
export function day(value: unknown): string | undefined {
  const [found] = /^\d{4}-\d{2}-\d{2}/u.exec(text(value)) ?? [];
  return found;
}

/** Returns the URL of a picture, which is given relative to the base URL, or as a full URL. */
export function image(value: unknown): string | undefined {
  const photo = text(value);
  return photo === '' ? undefined : resolvePicture(photo, settings.apiBase);
}

/** Returns the unique URLs of a list of pictures; the URL is also the React key. */
export const images = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.flatMap((photo) => image(photo) ?? []))] : [];

/** Returns the texts of a list that are not empty, such as ids. */
export const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(text).filter((one) => one !== '') : [];

export const translatedTexts = (value: unknown): readonly TranslatedText[] =>
  Array.isArray(value) ? value.map(translated) : [];

/** Returns a table as rows of cells. */
export const table = (value: unknown): readonly (readonly TranslatedText[])[] =>
  Array.isArray(value) ? value.map(translatedTexts) : [];
