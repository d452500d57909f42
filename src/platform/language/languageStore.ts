import i18next from 'i18next';
import { create } from 'zustand';
import type { Language } from '../../definition/text';
import { addPart, loadWords, type WordsPart } from './i18n';
import { LANGUAGE_FACTS, type LanguageFacts } from '../../definition/languageFacts';
import {
  closeLanguage,
  nameInAddress,
  preferredLanguage,
  rememberLanguage,
} from './preference';

/** The language on the screen. Set by showLanguage only, together with its words and direction. */
export const useLanguageStore = create<{ readonly language: Language }>()(() => ({
  language: preferredLanguage(),
}));

/** The language on the screen. */
export const useLanguage = (): Language => useLanguageStore(({ language }) => language);

/** Tag, direction and name of the language on the screen. */
export const useLanguageFacts = (): LanguageFacts => LANGUAGE_FACTS[useLanguage()];

/** The tag of the language on the screen, for calls. */
export const languageTag = (): string => LANGUAGE_FACTS[useLanguageStore.getState().language].tag;

/** The one that was asked for last and is on the screen or on its way there. */
let latest: Language | undefined;

/**
 * Shows everything in a language: words first, then words, direction and texts in one turn, so that
 * the screen never mixes two. Of two quick calls the later wins. Rejects, with nothing changed, if
 * the words cannot be had.
 */
export async function showLanguage(language: Language): Promise<void> {
  latest = language;
  try {
    await loadWords(language);
  } catch (error) {
    if (latest === language) latest = undefined;
    throw error;
  }
  if (latest !== language) return;
  const { tag, direction } = LANGUAGE_FACTS[language];
  const changed = i18next.changeLanguage(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  useLanguageStore.setState({ language });
  await changed;
}

/**
 * Has a page's words there before the page is, in the language on the screen and in one that is on its
 * way there: either may be the first. Rejects if they cannot be had.
 */
export async function wantWords(part: WordsPart): Promise<void> {
  addPart(part);
  const { language } = useLanguageStore.getState();
  const soon = latest ?? language;
  await Promise.all(soon === language ? [loadWords(language)] : [language, soon].map(loadWords));
}

/**
 * What the language menu does: shows the language, and remembers it for the next visit once it is shown.
 * An address that names another one is corrected.
 * Of two quick choices the later is remembered. Rejects as showLanguage does.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  closeLanguage();
  await showLanguage(language);
  if (latest !== language) return;
  rememberLanguage(language);
  nameInAddress(language);
}
