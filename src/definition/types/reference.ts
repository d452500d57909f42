import { isString } from '../model/field';
import type { FieldType } from './fieldType';
import { STRING_TYPE } from './stringField';
import { answerContent } from './reading';

/** The id of another record; that it exists is a rule (definition/content/checkRecord). */
export const reference: FieldType<'reference'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.refers !== undefined,
  widget: () => 'reference',
  describe: (field, value, inner) => answerContent(field, value, inner, true),
};
