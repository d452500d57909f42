import type { Language } from '../model/text';

export interface LanguageFacts {
  /** The language tag of `lang`, Accept-Language and Content-Language. */
  readonly tag: string;
  readonly direction: 'rtl' | 'ltr';
  /** Its own name. */
  readonly name: string;
}

/** See docs/requirements.md, P1. Sorani has its own tag: with plain `ku` browsers expect Latin script. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  ku: { tag: 'ckb', direction: 'rtl', name: 'کوردی' },
  ar: { tag: 'ar', direction: 'rtl', name: 'العربية' },
  en: { tag: 'en', direction: 'ltr', name: 'English' },
};

/** Returns the attributes of an element whose text is in a language, whatever the language around it is. */
export const languageAttributes = (
  language: Language,
): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } => ({
  lang: LANGUAGE_FACTS[language].tag,
  dir: LANGUAGE_FACTS[language].direction,
});
