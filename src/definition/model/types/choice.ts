import { isNumber, isString } from '../field';
import type { FieldType } from './fieldType';
import { numberSchema } from './number';
import { answerContent } from './reading';
import { STRING_TYPE } from './stringField';

/** Up to this number, choices are radio buttons; above it, a select. */
const MOST_RADIOS = 3;

/** One of several texts or numbers. */
export const choice: FieldType<'choice'> = {
  is: (field) => (isString(field) || isNumber(field)) && field.choices !== undefined,
  schema: (field) => (isString(field) ? STRING_TYPE.schema(field) : numberSchema(field)),
  widget: ({ widget, choices = [] }) =>
    widget ?? (choices.length <= MOST_RADIOS ? 'radio' : 'select'),
  describe: (field, value, inner) => answerContent(field, value, inner, false),
  normalise: (field, value) => (isString(field) ? STRING_TYPE.normalise(field, value) : value),
  searchText: STRING_TYPE.searchText,
  wire: { empty: (field) => (isString(field) ? '' : undefined) },
};
