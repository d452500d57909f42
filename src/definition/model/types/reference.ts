import { isString } from '../field';
import type { RecordFieldType } from './recordTable';
import { STRING_TYPE } from './stringField';
import { answerContent } from './reading';

/** The id of another record; that it exists is a rule (definition/content/checkRecord). */
export const reference: RecordFieldType<'reference'> = {
  schema: STRING_TYPE.schema,
  is: (field) => isString(field) && field.refersTo !== undefined,
  describe: (field, value, inner) => answerContent(field, value, inner, true),
};
