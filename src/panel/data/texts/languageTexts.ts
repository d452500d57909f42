import { type Language, LANGUAGES, type Text } from '../../../definition/model/text';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { isNone, type Json } from '../../../definition/model/values';
import { t } from '../../language/t';

/** A text in three languages, whatever stands there. */
export function toText(value: Json | readonly string[] | undefined): Text {
  const entry = (index: number): string => {
    const given = Array.isArray(value) ? (value as readonly Json[])[index] : value;
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  };
  return [entry(0), entry(1), entry(2)];
}

export const withLanguage = (text: Text, language: Language, entry: string): string[] =>
  LANGUAGES.map((each, index) => (each === language ? entry : (text[index] ?? '')));

/** Whether a text says something, but not in this language. */
export const isMissing = (text: Text, language: Language): boolean =>
  isNone(text[LANGUAGES.indexOf(language)]) && !text.every(isNone);

/**
 * The language of which an entry is a mere copy: a sentence that nobody has translated yet. One word,
 * which may be a name, and what holds no letters are the same everywhere.
 */
export function copiedFrom(text: Text, language: Language): Language | undefined {
  const entry = text[LANGUAGES.indexOf(language)]?.trim() ?? '';
  const worded = entry.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  if (language === 'en' || worded.length < 2) return undefined;
  const same = LANGUAGES.filter((_, index) => text[index]?.trim() === entry);
  return same.filter((other) => other !== language).at(-1);
}

/** What staff should know of a text in a language: that it is missing, or a mere copy. */
export function noteOf(text: Text, language: Language): string | undefined {
  if (isMissing(text, language)) return t('Missing');
  const other = copiedFrom(text, language);
  return other && t('Same as {{other}}', { other: t(LANGUAGE_NAMES[other]) });
}

/** Replaces line breaks and the space around them; keeps space at the ends, which is still being typed. */
export function onOneLine(typed: string): string {
  const lines = typed.split(/\n\s*/u);
  return [...lines.slice(0, -1).map((line) => line.trimEnd()), lines.at(-1)].join(' ');
}
