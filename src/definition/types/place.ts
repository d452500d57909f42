import type { Place } from '../describe';
import { isString } from '../field';
import type { FieldType } from './fieldType';
import { answerContent } from './reading';
import { normaliseString, STRING_WIRE, stringSchema, stringSearchText } from './stringField';

/** A text that comes from a source of options: a country, a city, an airport. */
export const place: FieldType<'place'> = {
  is: (field) => isString(field) && field.source !== undefined,
  schema: stringSchema,
  structure: () => ({ type: 'string' }),
  widget: ({ widget }) => widget ?? 'options',
  describe: (field, value, inner) => {
    const content = answerContent(field, value, inner, false);
    if (content.kind !== 'text' || !field.source) return content;
    const { options: source, dependsOn } = field.source;
    const parent = dependsOn === undefined ? undefined : inner.beside[dependsOn];
    const at: Place = { source, ...(typeof parent === 'string' && { parent }) };
    const text = inner.words.placeName?.(content.text, at) ?? content.text;
    return { ...content, place: at, text };
  },
  example: () => 'Zagros',
  normalise: normaliseString,
  searchText: stringSearchText,
  wire: STRING_WIRE,
};
