import { isLanguage, type Language, LANGUAGES } from '../../definition/text';
import { LANGUAGE_FACTS } from './languageFacts';

const KEY = 'rega-language';
const DEFAULT: Language = 'en';

/** The language that the server wrote the page in: that of its address, or of the browser's wish. */
const served: Language | undefined = LANGUAGES.find(
  (language) => LANGUAGE_FACTS[language].tag === document.documentElement.lang,
);

/**
 * The language that the visitor chose on an earlier visit, else that in which the page came, so that it
 * does not turn into another before the visitor's eyes; else the default (paper 2, section 9).
 */
export function preferredLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : (served ?? DEFAULT);
  } catch {
    return served ?? DEFAULT;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden or full: the choice then lasts for this visit.
  }
}
