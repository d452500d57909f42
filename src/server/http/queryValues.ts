import { HttpRefusal } from './refusal';

export type Query = Readonly<Record<string, unknown>>;

export const queryOf = (query: unknown): Query => query as Query;

/** Reads a number from 1 to `most` in a query. @throws Refusal 422 */
export function readNumber(name: string, text: unknown, preset: number, most: number): number {
  if (text === undefined) return preset;
  const number = typeof text === 'string' && /^[0-9]+$/u.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw HttpRefusal.at(name, 'integer');
  if (number < 1) throw HttpRefusal.at(name, 'minimum', 1);
  if (number > most) throw HttpRefusal.at(name, 'maximum', most);
  return number;
}

/**
 * Reads a text in a query; returns an empty one if it is missing.
 * @throws Refusal 422 if it is there twice, or longer than `most`
 */
export function readText(name: string, text: unknown, most: number): string {
  if (text === undefined) return '';
  if (typeof text !== 'string') throw HttpRefusal.at(name, 'type');
  if (text.length > most) throw HttpRefusal.at(name, 'maxLength', most);
  return text;
}
