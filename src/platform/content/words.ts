import { type Language, LANGUAGES } from '../../definition/text';

/** A text by language; a missing language is empty. */
export type Words = Readonly<Record<Language, string>>;

/**
 * Converts a text of content: a list of the languages in their fixed order (docs/requirements.md,
 * P1), or one text or number for all of them. Any other shape is empty.
 */
export function toWords(value: unknown): Words {
  const given: readonly unknown[] = Array.isArray(value) ? value : LANGUAGES.map(() => value);
  return { ku: toText(given[0]), ar: toText(given[1]), en: toText(given[2]) };
}

/** Returns a trimmed string, or a number as a string; "" for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns whether a text exists in any language. */
export const isSaid = (words: Words): boolean => LANGUAGES.some((language) => words[language]);

/** Returns a text in a language, or else in any other: an untranslated text is better than none. */
export const inLanguage = (words: Words, language: Language): string =>
  words[language] || words.en || words.ku || words.ar;

/** Returns the distinct non-empty lines of a text. */
export const linesOf = (text: string): readonly string[] => [
  ...new Set(text.split(/\n+/u).filter((line) => line.trim() !== '')),
];

/** Returns the language-independent name: the third entry (docs/requirements.md, P1). */
export const neutralName = (words: Words): string => inLanguage(words, 'en');
