import { asciiDigits } from '../../definition/digits';
import { type Field, isList, isObject, isString, type Shape } from '../../definition/field';
import { isRecord, type Json, type Values } from '../../definition/values';

/** Formats that know 0-9 only, whatever digits a person has on the keyboard. */
const WITH_DIGITS: ReadonlySet<string | undefined> = new Set(['phone', 'date', 'time']);

/** The values with ٠-٩ and ۰-۹ written as 0-9 in phones, dates and times; other texts as they are. */
export function normaliseDigits(shape: Shape, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      return [name, field && value !== undefined ? normalised(field, value) : value];
    }),
  );
}

function normalised(field: Field, value: Json): Json {
  if (isString(field) && typeof value === 'string' && WITH_DIGITS.has(field.format)) {
    return asciiDigits(value);
  }
  if (isObject(field) && isRecord(value)) return normaliseDigits(field, value);
  if (isList(field) && Array.isArray(value))
    return value.map((row) => normalised(field.items, row));
  return value;
}

/** The same for the texts of a multipart body that stand for numbers. */
export function normaliseNumberTexts(
  shape: Shape,
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const type = Object.hasOwn(shape.properties, name) ? shape.properties[name]?.type : undefined;
      return [name, type === 'number' || type === 'integer' ? asciiDigits(text) : text];
    }),
  );
}
