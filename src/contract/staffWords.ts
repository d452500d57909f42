import type { Language } from '../definition/language/text';

/** The languages in English, for the panel and for exports. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ku: 'Kurdish',
  ar: 'Arabic',
  en: 'English',
};
