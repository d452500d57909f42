import type { Language } from '../../definition/language/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';

/** What an element needs that holds a text in a language. */
export const speaking = (language: Language): { readonly lang: string; readonly dir: string } => ({
  lang: LANGUAGE_FACTS[language].tag,
  dir: LANGUAGE_FACTS[language].direction,
});
