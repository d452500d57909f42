import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { words } from 'virtual:words';
import type { Language } from '../../definition/model/text';

const NAMESPACE = 'translation';

/** Without Suspense, so that missing translations never unmount a component. */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: {},
    lng: language,
    fallbackLng: false,
    defaultNS: NAMESPACE,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

export type WordsPart = keyof (typeof words)[Language];

const wanted = new Set<WordsPart>(['shell']);
const loaded = new Set<string>();

/** Adds a part of the translations to those that are loaded for every language shown from now on. */
export const addPart = (part: WordsPart): void => void wanted.add(part);

/** Loads the requested parts of a language's translations. Rejects if one cannot be loaded. */
export async function loadTranslations(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => loadPart(language, part)));
}

async function loadPart(language: Language, part: WordsPart): Promise<void> {
  const name = `${language}/${part}`;
  if (loaded.has(name)) return;
  const { default: groups } = await words[language][part]();
  i18next.addResourceBundle(language, NAMESPACE, groups, true);
  loaded.add(name);
}
