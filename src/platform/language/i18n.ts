import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { texts } from 'virtual:texts';
import type { Language } from '../../definition/model/text';

/** The namespace of the public site and its forms, with a group for each page. */
const SITE = 'site';

/** The namespace of the control panel, whose keys are the English texts. */
export const PANEL = 'panel';

// Without Suspense, so that missing translations never unmount a component.
void i18next.use(initReactI18next).init({
  resources: {},
  lng: 'en',
  fallbackLng: false,
  defaultNS: SITE,
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

export type TextsPart = keyof (typeof texts)[Language];

const wanted = new Set<TextsPart>(['shell']);
const loaded = new Set<string>();

/** Adds a part of the translations to those that are loaded for every language shown from now on. */
export const addPart = (part: TextsPart): void => void wanted.add(part);

/** Loads the requested parts of a language's translations. Rejects if one cannot be loaded. */
export async function loadTranslations(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => loadPart(language, part)));
}

async function loadPart(language: Language, part: TextsPart): Promise<void> {
  const name = `${language}/${part}`;
  if (loaded.has(name)) return;
  const { default: bundle } = await texts[language][part]();
  i18next.addResourceBundle(language, part === PANEL ? PANEL : SITE, bundle, true);
  loaded.add(name);
}
