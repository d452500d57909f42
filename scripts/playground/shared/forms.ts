import { LANGUAGE_FACTS } from '../../../src/definition/language/languageFacts';
import { type Language, LANGUAGES } from '../../../src/definition/model/text';
import { longText, markedText } from '../pseudo/pseudoText';

export const FORM_KINDS = [...LANGUAGES, 'long', 'rtl'] as const;

/** A language, or one of the two pseudo-locales. */
export type FormKind = (typeof FORM_KINDS)[number];

export const isFormKind = (value: unknown): value is FormKind =>
  FORM_KINDS.includes(value as FormKind);

export interface FormFacts {
  /** The label in the list of forms. */
  readonly name: string;
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  /** Transforms its texts. */
  readonly say?: (text: string) => string;
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
  long: { name: 'Long text', language: 'en', direction: 'ltr', say: longText },
  rtl: { name: 'Right to left', language: 'en', direction: 'rtl', say: markedText },
};
