import type { Properties } from '../model/field';
import { isText, LANGUAGES, type Text } from '../model/text';
import { valuesIn } from '../model/placedValues';
import { dotted, isNone, type Json, type Path, type Values } from '../model/values';
import { recordTypeNameOf } from '../model/types/recordTable';
import type { TypeName } from '../model/types/table';

/** A text in three languages in a record, with its dotted path. */
interface PlacedText {
  readonly path: string;
  readonly text: Text;
}

/** Returns the texts that some languages lack; one that is empty in all of them was omitted on purpose. */
export const missingLanguages = (fields: Properties<unknown>, document: Values) =>
  translatedTexts(fields, document).flatMap(({ path, text }) => {
    const languages = LANGUAGES.filter((_, index) => isNone(text[index]));
    const isPart = languages.length > 0 && languages.length < LANGUAGES.length;
    return isPart ? [{ path, languages }] : [];
  });

/** Returns every text in three languages of a record, including those in groups, rows, tables, bodies and sections. */
export const translatedTexts = (fields: Properties<unknown>, document: Values): PlacedText[] =>
  valuesIn(fields, document).flatMap(({ field, value, path }) =>
    WORDED.has(recordTypeNameOf(field)) ? textsIn(value, path) : [],
  );

/** The types whose values are texts in three languages, or contain some at any depth. */
const WORDED: ReadonlySet<TypeName> = new Set(['translated', 'cells', 'sections', 'body']);

/** In sections: a list of three ids is not a text. */
const IDS = 'typeIds';

function textsIn(value: Json | undefined, at: Path): PlacedText[] {
  if (isText(value)) return [{ path: dotted(at), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => (key === IDS ? [] : textsIn(inner, [...at, key])));
}
