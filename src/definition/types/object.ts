import { isObject } from '../model/field';
import { isRecord } from '../model/values';
import type { FieldType } from './fieldType';
import { OBJECT_WIRE } from './objectWire';
import { plainText, textContent } from './reading';

/** A group of fields: open in the form, or in a dialog. */
export const object: FieldType<'object'> = {
  is: isObject,
  schema: (field, inner) => inner.shape(field),
  widget: ({ widget }) => widget ?? 'block',
  describe: (field, value, inner) =>
    isRecord(value)
      ? { kind: 'group', answers: inner.shape(field, value, inner.path) }
      : textContent(plainText(value, inner.words), false),
  prune: (field, value, inner) => (isRecord(value) ? inner.shape(field, value) : value),
  normalise: (field, value, inner) => (isRecord(value) ? inner.shape(field, value) : value),
  wire: OBJECT_WIRE,
};
