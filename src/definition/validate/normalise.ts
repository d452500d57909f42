import { plainCode } from '../model/digits';
import type { Field, Shape } from '../model/field';
import { fieldOnWire } from '../model/flattenToColumns';
import { typeOf } from '../model/types/table';
import { type Json, mapValues, type Values } from '../model/values';

/** Normalises every code, and no free text. Inputs do the same, but a server cannot rely on it. */
export function normalise(shape: Shape<unknown>, values: Values): Values {
  return mapValues(values, (value, name) => {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    return field && value !== undefined ? normalised(field, value) : value;
  });
}

const normalised = (field: Field<unknown>, value: Json): Json =>
  typeOf(field).normalise?.(field, value, INNER) ?? value;

const INNER = { shape: normalise, field: normalised };

/** Does the same for number fields in a multipart body, whose values are texts. */
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
