import { isObject } from '../field';
import { recordName } from '../recordName';
import { isRecord } from '../values';
import type { FieldType } from './fieldType';
import { object } from './object';
import { textContent } from './reading';

/** A record of content that the page passes: values without a property in the definition are kept and sent. */
export const record: FieldType<'record'> = {
  ...object,
  is: (field) => isObject(field) && field.record === true,
  schema: (field, inner) => ({ ...inner.shape(field), additionalProperties: true }),
  describe: (field, value, inner) =>
    isRecord(value)
      ? textContent(recordName(value, inner.words.language), false)
      : object.describe(field, value, inner),
  wire: { empty: object.wire?.empty },
};
