/** The three languages, in the order of every three-entry list on the wire (docs/requirements.md, P1). */
export const LANGUAGES = ['ku', 'ar', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in three languages: [ku, ar, en]. The third entry is also the language-neutral name. */
export type Text = readonly [ku: string, ar: string, en: string];

/** Returns whether a value is one of our language codes; language tags (ckb) are not. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

export function pick(text: Text, language: Language): string {
  return text[LANGUAGES.indexOf(language)] ?? text[2];
}

/** The languages in the order in which they stand in for one that is missing or unknown. */
export const FALLBACK_LANGUAGES: readonly Language[] = ['en', 'ku', 'ar'];

/** Returns a text in a language, or else in any other, which is better than none; "" if there is none. */
export const textOrOther = (
  language: Language,
  textIn: (language: Language) => string | undefined,
): string => [language, ...FALLBACK_LANGUAGES].map(textIn).find(Boolean) ?? '';

/** Returns whether a value is a text in exactly three languages, empty ones included. */
export function isText(value: unknown): value is Text {
  return (
    Array.isArray(value) &&
    value.length === LANGUAGES.length &&
    value.every((entry) => typeof entry === 'string')
  );
}

/**
 * Drops the characters by which a text sets the direction of what is written: in a line with other texts, such as a
 * first name beside a surname, they would turn those round, too. Direction marks (LRM, RLM) stay.
 */
export const withoutOverrides = (text: string): string =>
  text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '');

/** Returns the distinct non-empty lines of a text. */
export const textLines = (text: string): readonly string[] => [
  ...new Set(text.split(/\n+/u).filter((line) => line.trim() !== '')),
];

/** Returns whether a text names a field by its label, so that it need not be told which field it is about. */
export const isNamedIn = (text: string, label: string): boolean =>
  text.toLowerCase().includes(label.toLowerCase());
