import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import type { Language } from '../../definition/model/text';
import { addPart, loadTranslations, type TextsPart } from './i18n';
import { LANGUAGE_FACTS, type LanguageFacts } from '../../definition/language/languageFacts';
import { closeLanguage, nameInAddress, preferredLanguage, rememberLanguage } from './preference';

/** The current language. Only showLanguage sets it, together with its translations and direction. */
export const languageStore = createStore<{ readonly language: Language }>()(() => ({
  language: preferredLanguage(),
}));

const current = (): Language => languageStore.getState().language;

export const useLanguage = (): Language =>
  useSyncExternalStore(languageStore.subscribe, current, current);

export const useLanguageFacts = (): LanguageFacts => LANGUAGE_FACTS[useLanguage()];

/** Returns the current language's tag, for API calls. */
export const languageTag = (): string => LANGUAGE_FACTS[current()].tag;

/** The language that was requested last; it may still be loading. */
let latest: Language | undefined;

/**
 * Changes the language: loads its translations, then updates texts and direction in one render, so
 * that the screen never mixes two languages. The last of several concurrent calls wins. Rejects,
 * and changes nothing, if the translations cannot be loaded.
 */
export async function showLanguage(language: Language): Promise<void> {
  latest = language;
  try {
    await loadTranslations(language);
  } catch (error) {
    if (latest === language) latest = undefined;
    throw error;
  }
  if (latest !== language) return;
  const { tag, direction } = LANGUAGE_FACTS[language];
  const changed = i18next.changeLanguage(language);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  languageStore.setState({ language });
  await changed;
}

/** Shows a language whose translations are loaded, on the server. */
export function setLanguage(language: Language): void {
  void i18next.changeLanguage(language);
  languageStore.setState({ language });
}

/**
 * Loads a page's translations in the current language, and in one that is loading: either may be
 * shown first. Rejects if they cannot be loaded.
 */
export async function loadTexts(part: TextsPart): Promise<void> {
  addPart(part);
  const language = current();
  const soon = latest ?? language;
  await Promise.all(
    soon === language ? [loadTranslations(language)] : [language, soon].map(loadTranslations),
  );
}

/**
 * Handles a choice in the language menu: shows the language, then stores it for the next visit, and
 * updates a `?lang=` in the URL. The last of several concurrent choices is stored. Rejects like
 * showLanguage.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  closeLanguage();
  await showLanguage(language);
  if (latest !== language) return;
  rememberLanguage(language);
  nameInAddress(language);
}
