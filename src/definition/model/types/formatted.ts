import { isString } from '../field';
import type { JsonSchema } from '../jsonSchema';
import { answerContent } from './reading';
import type { RecordFieldType } from './recordTable';
import { plainTextSchema } from './stringField';

/** Applies keywords only to texts that are not empty. */
export const unlessEmpty = (keywords: JsonSchema): JsonSchema => ({
  if: { minLength: 1 },
  then: keywords,
});

/** A text of a record with a format, which may be empty. Staff, unlike visitors, must keep to it. */
export const formatted: RecordFieldType<'formatted'> = {
  is: (field) => isString(field) && field.format !== undefined && field.choices === undefined,
  schema: (field) => ({ ...plainTextSchema(field), ...unlessEmpty({ format: field.format }) }),
  describe: (field, value, inner) => answerContent(field, value, inner, true),
};
