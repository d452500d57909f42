import type { Language } from '../../definition/text';
import { LANGUAGE_FACTS } from '../../definition/languageFacts';

/** What the panel, which is English, calls the languages. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ku: 'Kurdish',
  ar: 'Arabic',
  en: 'English',
};

/** What an element needs that holds a text in a language. */
export const speaking = (language: Language): { readonly lang: string; readonly dir: string } => ({
  lang: LANGUAGE_FACTS[language].tag,
  dir: LANGUAGE_FACTS[language].direction,
});
