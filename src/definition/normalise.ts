import { plainCode } from './digits';
import { type Field, isList, isObject, isString, type Shape } from './field';
import { fieldOnWire } from './scatter';
import { isRecord, type Json, type Values } from './values';

const isCode = (field: Field<unknown>): boolean =>
  isString(field) && (field.format !== undefined || field.widget === 'code');

/**
 * The values with every code in its plain spelling, whatever keyboard it was typed on; free texts stay
 * as they are, to the last mark. Inputs do the same as they report; a server cannot rely on it.
 */
export function normalise(shape: Shape<unknown>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      return [name, field && value !== undefined ? normalised(field, value) : value];
    }),
  );
}

function normalised(field: Field<unknown>, value: Json): Json {
  if (typeof value === 'string') return isCode(field) ? plainCode(value) : value;
  if (isObject(field) && isRecord(value)) return normalise(field, value);
  if (!isList(field) || !Array.isArray(value)) return value;
  return value.map((row) => normalised(field.items, row));
}

/** The same for the texts of a multipart body that stand for numbers. */
export function normaliseNumberTexts(
  shape: Shape<unknown>,
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const type = fieldOnWire(shape, name)?.type;
      return [name, type === 'number' || type === 'integer' ? plainCode(text) : text];
    }),
  );
}
