import type { ContentField, ContentFields } from './contentType';
import { isText, type Language, LANGUAGES, type Text } from '../language/text';
import { dotted, isRecord, type Json, type Path, type Values } from '../model/values';

/** A text in three languages in a record, with its dotted path. */
export interface PlacedText {
  readonly path: string;
  readonly text: Text;
}

/** The languages in which a text is missing. */
export interface MissingLanguages {
  readonly path: string;
  readonly languages: readonly Language[];
}

/**
 * Returns the texts of a record that exist in one language and are missing in another. A text that
 * is empty in all languages was omitted on purpose.
 */
export const missingLanguages = (
  fields: ContentFields<unknown>,
  document: Values,
): MissingLanguages[] =>
  translatedTexts(fields, document).flatMap(({ path, text }) => {
    const languages = LANGUAGES.filter((_, index) => isBlank(text[index]));
    const isPart = languages.length > 0 && languages.length < LANGUAGES.length;
    return isPart ? [{ path, languages }] : [];
  });

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/**
 * Returns every text in three languages of a record, including those in groups, rows, tables,
 * bodies and sections.
 */
export const translatedTexts = (fields: ContentFields<unknown>, document: Values): PlacedText[] =>
  inFields(fields, document, []);

const inFields = (fields: ContentFields<unknown>, document: Values, at: Path): PlacedText[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    Object.hasOwn(document, name) ? inField(field, document[name], [...at, name]) : [],
  );

function inField(field: ContentField<unknown>, value: Json | undefined, at: Path): PlacedText[] {
  if ('properties' in field) return isRecord(value) ? inFields(field.properties, value, at) : [];
  if ('items' in field) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((row, index) => inField(field.items, row, [...at, index]));
  }
  const isWords = 'translated' in field ? field.translated === true : WORDED.has(field.widget);
  return isWords ? textsIn(value, at) : [];
}

/** The widgets whose values may contain texts at any depth. */
const WORDED: ReadonlySet<string | undefined> = new Set(['table', 'sections', 'body']);

/** In sections: a list of three ids is not a text. */
const IDS = 'typeIds';

function textsIn(value: Json | undefined, at: Path): PlacedText[] {
  if (isText(value)) return [{ path: dotted(at), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => (key === IDS ? [] : textsIn(inner, [...at, key])));
}
