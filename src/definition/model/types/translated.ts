import { isString } from '../field';
import { isText, pick } from '../text';
import { translatedSchema } from './cells';
import type { RecordFieldType } from './recordTable';
import { plainText, textContent } from './reading';
import { plainTextSchema } from './stringField';

/** A text of a record in three languages: [ku, ar, en]. */
export const translated: RecordFieldType<'translated'> = {
  is: (field) => isString(field) && field.translated === true,
  schema: (field) => translatedSchema(plainTextSchema(field)),
  empty: ['', '', ''],
  describe: (_, value, { words }) =>
    textContent(isText(value) ? pick(value, words.language) : plainText(value, words), false),
};
