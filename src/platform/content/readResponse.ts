import { resolvePicture } from '../../definition/model/resolvePicture';
import { isRecord, toNumber } from '../../definition/model/values';
import { settings } from '../readPageSettings';
import { trimmedText, toTranslatedText, type TranslatedText } from './translatedText';

/**
 * An unvalidated record of a response. The functions below never throw: a value that is missing or
 * of another shape is empty.
 */
export type ResponseRecord = Readonly<Record<string, unknown>>;

/** Returns the single record of a response: the response itself, the first item of a list, or either under `data`. */
export function recordIn(response: unknown): ResponseRecord {
  const first: unknown = Array.isArray(response) ? response[0] : response;
  if (!isRecord(first)) return {};
  return 'data' in first ? recordIn(first.data) : first;
}

/** Returns the records of a response: a list, {data: list} or {data: {data: list}}. */
export function listIn(response: unknown): readonly ResponseRecord[] {
  if (Array.isArray(response)) return response.filter(isRecord);
  return isRecord(response) ? listIn(response.data) : [];
}

/**
 * Returns the properties beside the list of a response, such as its total. Expects the whole
 * response: recordIn would look under `data`.
 */
export const envelopeIn = (response: unknown): ResponseRecord =>
  isRecord(response) ? response : {};

/** Returns a string, or a number as a string: some servers have numeric ids. */
export const textIn = trimmedText;

/** Returns a number, also from a numeric text. */
export const numberIn = toNumber;

/** Returns a price; undefined for 0, which is stored where staff have written none. */
export function priceIn(value: unknown): number | undefined {
  const price = numberIn(value);
  return price !== undefined && price > 0 ? price : undefined;
}

/** Returns the day (YYYY-MM-DD) of a date with or without a time. */
export function dayIn(value: unknown): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/u.exec(trimmedText(value)) ?? [];
  return day;
}

/** Returns the URL of a picture, which is given relative to the base URL, or as a full URL. */
export function imageIn(value: unknown): string | undefined {
  const photo = trimmedText(value);
  return photo === '' ? undefined : resolvePicture(photo, settings.apiBase);
}

/** Returns the unique URLs of a list of pictures; the URL is also the React key. */
export const imagesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.flatMap((photo) => imageIn(photo) ?? []))] : [];

/** Returns the texts of a list that are not empty, such as ids. */
export const stringsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(textIn).filter((text) => text !== '') : [];

export const textsIn = (value: unknown): readonly TranslatedText[] =>
  Array.isArray(value) ? value.map(toTranslatedText) : [];

/** Returns a table as rows of cells. */
export const tableIn = (value: unknown): readonly (readonly TranslatedText[])[] =>
  Array.isArray(value) ? value.map(textsIn) : [];
