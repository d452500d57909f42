import { isRecord } from '../../definition/values';
import { addressOf } from '../settings';
import { toText, toWords, type Words } from './words';

/**
 * A record of an answer, of which nothing is known yet. What is read here is never a reason to fail:
 * whatever is missing or of another shape is empty.
 */
export type Answer = Readonly<Record<string, unknown>>;

/** The one record of an answer: itself, the first of a list, or either under `data`. */
export function recordIn(answer: unknown): Answer {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isRecord(first)) return {};
  return 'data' in first ? recordIn(first.data) : first;
}

/** The records of an answer: a list, {data: list} or {data: {data: list}}. */
export function listIn(answer: unknown): readonly Answer[] {
  if (Array.isArray(answer)) return answer.filter(isRecord);
  return isRecord(answer) ? listIn(answer.data) : [];
}

/**
 * What an answer says beside its list, such as how many there are. Of the answer as it stands: recordIn
 * would look under `data`.
 */
export const envelopeIn = (answer: unknown): Answer => (isRecord(answer) ? answer : {});

/** A text, or a number as one: an id of some servers is a number. */
export const textIn = toText;

/** A number, or a text that is one. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** The day, YYYY-MM-DD, of a date that may have a time behind it. */
export function dayIn(value: unknown): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/u.exec(toText(value)) ?? [];
  return day;
}

/** The address of a picture: pictures are named by a path under the base address, or by a whole one. */
export function imageIn(value: unknown): string | undefined {
  const photo = toText(value);
  if (photo === '') return undefined;
  return /^(?:https?:\/)?\//u.test(photo) ? photo : addressOf(photo);
}

/** The addresses of a list of pictures, each once: what shows them tells them apart by their addresses. */
export const imagesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.flatMap((photo) => imageIn(photo) ?? []))] : [];

/** A list of texts, each in three languages. */
export const textsIn = (value: unknown): readonly Words[] =>
  Array.isArray(value) ? value.map(toWords) : [];

/** A table: its rows, each a list of cells. */
export const tableIn = (value: unknown): readonly (readonly Words[])[] =>
  Array.isArray(value) ? value.map(textsIn) : [];
