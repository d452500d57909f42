import { isLanguage, type Language } from '../../definition/text';

const KEY = 'rega-language';
const DEFAULT: Language = 'en';

/** The language that the visitor chose on an earlier visit, else the default (paper 2, section 9). */
export function preferredLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : DEFAULT;
  } catch {
    return DEFAULT;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden or full: the choice then lasts for this visit.
  }
}
