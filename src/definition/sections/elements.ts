import type { Text } from '../text';
import { isRecord, type Json, type Values } from '../values';
import type { OptionList, Section } from './section';

/**
 * Sections as they may really come: from another server, out of an old record. Nothing here throws; what
 * is no section is left out, and what is wrong inside one stays as it is, to be sent back like that.
 */
export function parseSections(json: unknown): Section[] {
  return Array.isArray(json) ? (json.filter(isRecord) as unknown as Section[]) : [];
}

/** The lists in an answer of client/get_options/, whether or not they stand under `data`. */
export function parseOptions(json: unknown): OptionList[] {
  const lists: unknown = isRecord(json) ? json.data : json;
  if (!Array.isArray(lists)) return [];
  return lists.filter(isRecord).flatMap((list) => {
    const { id, options } = list;
    return id !== undefined && Array.isArray(options) ? [list as unknown as OptionList] : [];
  });
}

/** The elements of a section; one that is no object is an empty one. */
export function bodyOf(section: Section): readonly Values[] {
  return recordsIn(section.body);
}

/** The columns of an element's list; none if it has no list. */
export function columnsOf({ list }: Values): readonly Values[] {
  return isRecord(list) ? recordsIn(list.listItem) : [];
}

const recordsIn = (list: unknown): readonly Values[] =>
  Array.isArray(list) ? list.map((entry: unknown) => (isRecord(entry) ? entry : {})) : [];

/** What a section or an element says, where a text may be one for all languages; undefined if nothing. */
export function textOf(words: unknown): Text | undefined {
  const given: readonly unknown[] = Array.isArray(words) ? words : [words, words, words];
  const [ku, ar, en] = [0, 1, 2].map((index) => said(given[index]));
  const any = en ?? ku ?? ar;
  return any === undefined ? undefined : [ku ?? any, ar ?? any, en ?? any];
}

const said = (word: unknown): string | undefined =>
  typeof word === 'string' && word.trim() !== '' ? word : undefined;

/** Whether there is no answer in it (Element.value). */
export const isNone = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Whether two values are the same JSON, in whatever order their keys stand. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => sameJson(entry, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
