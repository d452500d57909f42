/** The three languages, in the order of every three-entry list on the wire (docs/requirements.md, P1). */
export const LANGUAGES = ['ku', 'ar', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in three languages: [ku, ar, en]. The third entry doubles as the language-neutral name. */
export type Text = readonly [ku: string, ar: string, en: string];

/** Whether a value is one of our names of languages; their tags (ckb) are not. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The entry of a three-language text for one language. */
export function pick(text: Text, language: Language): string {
  return text[LANGUAGES.indexOf(language)] ?? text[2];
}

/** Whether a value is a text in exactly our three languages, empty ones included. */
export function isText(value: unknown): value is Text {
  return (
    Array.isArray(value) &&
    value.length === LANGUAGES.length &&
    value.every((entry) => typeof entry === 'string')
  );
}
