import { isString } from '../field';
import type { FieldType } from './fieldType';
import { answerContent } from './reading';
import { normaliseString, STRING_WIRE, stringSchema, stringSearchText } from './stringField';

/** A day as YYYY-MM-DD. */
export const date: FieldType<'date'> = {
  is: (field) => isString(field) && field.format === 'date',
  schema: stringSchema,
  structure: () => ({ type: 'string' }),
  widget: ({ widget }) => widget ?? 'date',
  describe: (field, value, inner) => answerContent(field, value, inner, true),
  example: () => '2021-05-04',
  normalise: normaliseString,
  searchText: stringSearchText,
  wire: STRING_WIRE,
};
