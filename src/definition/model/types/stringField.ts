import { compactCode, plainCode, positionText } from '../digits';
import type { StringField } from '../field';
import { isEnforced } from '../formats';
import type { JsonSchema } from '../jsonSchema';
import { isNone, type Json } from '../values';
import type { FieldType } from './fieldType';

/** The maximum length if a field does not set one: no answer is unbounded. */
export const MAX_LENGTH = 500;
export const MAX_TEXTAREA_LENGTH = 5000;

/** Returns the schema of one text, without its format and choices. */
export const plainTextSchema = (field: StringField<unknown>): JsonSchema => ({
  type: 'string',
  maxLength: field.maxLength ?? (field.widget === 'textarea' ? MAX_TEXTAREA_LENGTH : MAX_LENGTH),
});

function stringSchema(field: StringField<unknown>): JsonSchema {
  const { format, pattern, choices } = field;
  return {
    ...plainTextSchema(field),
    ...(format && isEnforced(format) && { format }),
    ...(pattern !== undefined && { pattern }),
    ...(choices && { enum: choices.map(({ value }) => value) }),
  };
}

/** Normalises codes, whatever keyboard they were typed on; free text stays unchanged. */
function normaliseString(field: StringField<unknown>, value: Json): Json {
  const { format, widget, compact } = field;
  const isCode = format !== undefined || widget === 'code';
  if (!isCode || typeof value !== 'string') return value;
  if (format === 'position') return positionText(value);
  return compact ? compactCode(value) : plainCode(value);
}

/** What the types with a single text as their answer have in common. */
export const STRING_TYPE = {
  schema: stringSchema,
  normalise: normaliseString,
  searchText: (value: Json | undefined) =>
    typeof value === 'string' && !isNone(value) ? value.trim() : undefined,
  // A text that was asked for and not given is sent as "".
  wire: { empty: () => '' },
} satisfies Partial<FieldType<'text'>>;
