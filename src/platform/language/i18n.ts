import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../definition/text';

const NAMESPACE = 'translation';

/** Only the language on the screen is loaded. */
const BUNDLES: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  ku: () => import('../../../locales/ku.json'),
  ar: () => import('../../../locales/ar.json'),
  en: () => import('../../../locales/en.json'),
};

/** Without suspense, so that nothing is ever unmounted for want of words. */
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

/** Loads a language's interface words. Rejects if they cannot be had. */
export async function loadWords(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, NAMESPACE)) return;
  const { default: words } = await BUNDLES[language]();
  i18next.addResourceBundle(language, NAMESPACE, words);
}
