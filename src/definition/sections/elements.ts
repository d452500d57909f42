import { type Language, LANGUAGES, type Text, textOrOther } from '../model/text';
import { isNone, isRecord, type Values } from '../model/values';
import type { OptionList, QuestionSection } from '../model/section';

/**
 * Parses sections from an untrusted source, such as another server or an old record. Never throws;
 * omits what is not a section, and keeps invalid parts inside one, so that they are sent back
 * unchanged.
 */
export function parseSections(json: unknown): QuestionSection[] {
  return Array.isArray(json) ? (json.filter(isRecord) as unknown as QuestionSection[]) : [];
}

/** Returns the lists in a response of client/get_options/, whether or not they are under `data`. */
export function parseOptions(json: unknown): OptionList[] {
  const lists: unknown = isRecord(json) ? json.data : json;
  if (!Array.isArray(lists)) return [];
  return lists.filter(isRecord).flatMap((list) => {
    const { id, options } = list;
    return id !== undefined && Array.isArray(options) ? [list as unknown as OptionList] : [];
  });
}

/** Returns the elements of a section; one that is not an object becomes an empty one. */
export function bodyOf(section: QuestionSection): readonly Values[] {
  return recordsIn(section.body);
}

/** Returns the columns of an element's list; an empty list if it has none. */
export function elementColumns({ list }: Values): readonly Values[] {
  return isRecord(list) ? recordsIn(list.listItem) : [];
}

const recordsIn = (list: unknown): readonly Values[] =>
  Array.isArray(list) ? list.map((entry: unknown) => (isRecord(entry) ? entry : {})) : [];

/** Returns the text of a section or an element, which may be one text for all languages; undefined if there is none. */
export function textOf(words: unknown): Text | undefined {
  const given: readonly unknown[] = Array.isArray(words) ? words : [words, words, words];
  const said = (language: Language): string => {
    const text = given[LANGUAGES.indexOf(language)];
    return typeof text === 'string' && !isNone(text) ? text : '';
  };
  const [ku, ar, en] = LANGUAGES.map((language) => textOrOther(language, said));
  return en ? [ku ?? en, ar ?? en, en] : undefined;
}
