import { type Language, LANGUAGES, textOrOther } from '../../definition/model/text';

/** A text by language; a missing language is empty. */
export type TranslatedText = Readonly<Record<Language, string>>;

export const hasText = (words: TranslatedText): boolean =>
  LANGUAGES.some((language) => words[language]);

/** Returns a text in a language, or else in any other. */
export const textInLanguage = (words: TranslatedText, language: Language): string =>
  textOrOther(language, (each) => words[each]);

/** Returns the language-independent name: the third entry (docs/requirements.md, P1). */
export const neutralName = (words: TranslatedText): string => textInLanguage(words, 'en');
