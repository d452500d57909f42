import type { ContentField, ContentFields } from './content';
import { isText, type Language, LANGUAGES, type Text } from './text';
import { dotted, isRecord, type Json, type Path, type Values } from './values';

/** A text in three languages that stands in a record, by its dotted path. */
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
 * Where a record says something in one language, and in another not. A text that is empty in all of
 * them is one that staff left out.
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

/** Every text in three languages of a record, those in groups, rows, tables, bodies and sections included. */
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

/** The editors in whose values texts stand anywhere. */
const WORDED: ReadonlySet<string | undefined> = new Set(['table', 'sections', 'body']);

/** In sections: three ids in a row are no text. */
const IDS = 'typeIds';

function textsIn(value: Json | undefined, at: Path): PlacedText[] {
  if (isText(value)) return [{ path: dotted(at), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => (key === IDS ? [] : textsIn(inner, [...at, key])));
}
