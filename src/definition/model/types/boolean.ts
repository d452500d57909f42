import type { FieldType } from './fieldType';
import { answerContent } from './reading';

/** Yes or no, with these labels or others. */
export const boolean: FieldType<'boolean'> = {
  is: ({ type }) => type === 'boolean',
  schema: () => ({ type: 'boolean' }),
  widget: ({ widget }) => widget ?? 'radio',
  describe: (field, value, inner) => answerContent(field, value, inner, false),
};
