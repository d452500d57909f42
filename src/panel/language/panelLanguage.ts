import i18next from 'i18next';
import { type Language, pick, type Text } from '../../definition/model/text';

/** An instance of its own, which is complete in English: its texts are the keys. */
export const speaker = i18next.createInstance();
void speaker.init({
  lng: 'en',
  resources: {},
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

const TEXTS = {
  ku: () => import('virtual:words/ku/panel'),
  ar: () => import('virtual:words/ar/panel'),
} as const;

export const panelLanguage = (): Language => speaker.language as Language;

/** Returns a text of a service or a content type in the account's language. */
export const ownText = (text: Text): string => pick(text, panelLanguage());

/** Returns the comma of the account's language, with a space. */
export const comma = (): string => (panelLanguage() === 'en' ? ', ' : '، ');

export const inList = (words: readonly string[]): string => words.join(comma());

/** The language that was asked for last; it may still be loading. */
let latest: Language | undefined;

/**
 * Loads the texts of a language and uses them from now on; the last of several concurrent calls wins. Rejects if they
 * cannot be loaded.
 */
export async function speakPanel(language: Language): Promise<void> {
  latest = language;
  if (language !== 'en' && !speaker.hasResourceBundle(language, 'translation')) {
    const { default: texts } = await TEXTS[language]();
    speaker.addResourceBundle(language, 'translation', texts);
  }
  if (latest === language) await speaker.changeLanguage(language);
}
