import { chosenUnless, isString } from '../field';
import type { FieldType } from './fieldType';
import { dayIn, textContent } from './reading';
import { STRING_TYPE } from './stringField';

/** A date as YYYY-MM-DD, displayed as people write it. */
export const date: FieldType<'date'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.format === 'date',
  widget: ({ widget }) => widget ?? 'date',
  describe(field, value, { words }) {
    const unless = chosenUnless(field, value);
    if (unless) return textContent(unless.label, false);
    return textContent(dayIn(value, words), words.plainDays === true);
  },
};
