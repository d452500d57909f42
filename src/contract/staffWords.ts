import type { Language } from '../definition/model/text';

/** The languages in English, for the panel and for exports. */
export const LANGUAGE_NAMES = {
  ku: 'Kurdish',
  ar: 'Arabic',
  en: 'English',
} as const satisfies Readonly<Record<Language, string>>;
