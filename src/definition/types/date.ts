import { isString } from '../model/field';
import type { FieldType } from './fieldType';
import { answerContent } from './reading';
import { STRING_TYPE } from './stringField';

/** A date as YYYY-MM-DD. */
export const date: FieldType<'date'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.format === 'date',
  widget: ({ widget }) => widget ?? 'date',
  describe: (field, value, inner) => answerContent(field, value, inner, true),
};
