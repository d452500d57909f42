import { type Language, LANGUAGES } from '../../definition/text';

/** A text by language, empty where it is not given. */
export type Words = Readonly<Record<Language, string>>;

/**
 * A text as content holds it: a list of the languages in their fixed order (docs/requirements.md, P1), or
 * one text or number for all of them. What is of another shape is empty.
 */
export function toWords(value: unknown): Words {
  const given: readonly unknown[] = Array.isArray(value) ? value : LANGUAGES.map(() => value);
  return { ku: toText(given[0]), ar: toText(given[1]), en: toText(given[2]) };
}

/** A text without the spaces around it, or a number as a text; empty for all else. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether there is anything to read, in whichever language. */
export const isSaid = (words: Words): boolean => LANGUAGES.some((language) => words[language]);

/** In one language, or else in whichever there is: half a translation is better than none. */
export const inLanguage = (words: Words, language: Language): string =>
  words[language] || words.en || words.ku || words.ar;

/** What the staff wrote as one text: each line that says something, once. */
export const linesOf = (text: string): readonly string[] => [
  ...new Set(text.split(/\n+/u).filter((line) => line.trim() !== '')),
];

/** The name that is the same in all languages: the third entry (docs/requirements.md, P1). */
export const neutralName = (words: Words): string => inLanguage(words, 'en');
