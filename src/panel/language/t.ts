import i18next from 'i18next';
import type { Language } from '../../definition/language/text';
import type { PanelText } from './panelText';

/** An instance of its own, which is complete in English: its texts are the keys. */
const speaker = i18next.createInstance();
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

type Values = Readonly<Record<string, string | number>> & {
  /** The English text for a `count` of 1. */
  readonly one?: string;
};

/**
 * Returns a text of the panel in the account's language. A change of language renders the whole panel anew, so texts
 * must not be kept outside components: keep the English text there, as a PanelText, and translate it when rendering.
 */
export function t(text: PanelText, { one, ...values }: Values = {}): string {
  const english = one === undefined ? {} : { defaultValue_one: one, defaultValue_other: text };
  return speaker.t(text, { ...english, ...values });
}

/** Loads the texts of a language and uses them from now on. Rejects if they cannot be loaded. */
export async function speakPanel(language: Language): Promise<void> {
  if (language !== 'en' && !speaker.hasResourceBundle(language, 'translation')) {
    const { default: texts } = await TEXTS[language]();
    speaker.addResourceBundle(language, 'translation', texts);
  }
  await speaker.changeLanguage(language);
}
