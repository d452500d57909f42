import { type Language, LANGUAGES, textOrOther } from '../../definition/model/text';

/** A text by language; a missing language is empty. */
export type TranslatedText = Readonly<Record<Language, string>>;

/**
 * Converts a text of content: a list of the languages in their fixed order (docs/requirements.md,
 * P1), or one text or number for all of them. Any other shape is empty.
 */
export function toTranslatedText(value: unknown): TranslatedText {
  const given: readonly unknown[] = Array.isArray(value) ? value : LANGUAGES.map(() => value);
  return { ku: trimmedText(given[0]), ar: trimmedText(given[1]), en: trimmedText(given[2]) };
}

/** Returns a trimmed string, or a number as a string; "" for anything else. */
export function trimmedText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

export const hasText = (words: TranslatedText): boolean =>
  LANGUAGES.some((language) => words[language]);

/** Returns a text in a language, or else in any other. */
export const textInLanguage = (words: TranslatedText, language: Language): string =>
  textOrOther(language, (each) => words[each]);

/** Returns the language-independent name: the third entry (docs/requirements.md, P1). */
export const neutralName = (words: TranslatedText): string => textInLanguage(words, 'en');
