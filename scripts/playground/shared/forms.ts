import i18next from 'i18next';
import { LANGUAGE_FACTS } from '../../../src/definition/language/languageFacts';
import { type Language, LANGUAGES } from '../../../src/definition/model/text';
import { longText, markedText, pseudoTexts } from '../pseudo';
import { CALLS } from './project';

export const FORM_KINDS = [...LANGUAGES, 'long', 'rtl'] as const;

/** A language, or one of the two pseudo-locales. */
export type FormKind = (typeof FORM_KINDS)[number];

export interface FormFacts {
  /** The label in the list of forms. */
  readonly name: string;
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  /** Transforms its texts. */
  readonly transform?: (text: string) => string;
}

const real = (name: string, language: Language): FormFacts => ({
  name,
  language,
  direction: LANGUAGE_FACTS[language].direction,
});

export const FORM_FACTS: Readonly<Record<FormKind, FormFacts>> = {
  ku: real('Kurdish', 'ku'),
  ar: real('Arabic', 'ar'),
  en: real('English', 'en'),
  long: { name: 'Long text', language: 'en', direction: 'ltr', transform: longText },
  rtl: { name: 'Right to left', language: 'en', direction: 'rtl', transform: markedText },
};

export const localeFile = (language: Language): string => `locales/${language}.json`;

/** Loads the interface texts of a form from their file, which may have changed. */
export async function loadTexts({
  language,
  transform,
}: Pick<FormFacts, 'language' | 'transform'>) {
  const query = new URLSearchParams({ path: localeFile(language) });
  const response = await fetch(`${CALLS.text}?${query.toString()}`);
  const texts = JSON.parse((await response.json()) as string) as object;
  const shown = transform ? pseudoTexts(texts, transform) : texts;
  i18next.addResourceBundle(language, 'site', shown, true, true);
}
