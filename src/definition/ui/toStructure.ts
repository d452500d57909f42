import { type Field, isList, isObject, isString, type Shape } from '../model/field';
import type { JsonSchema } from '../model/jsonSchema';

/** Returns types and nesting of some fields: without conditions, rjsf has nothing to evaluate on each change. */
export function toStructure(
  shape: Shape<unknown>,
  names: readonly string[] = Object.keys(shape.properties),
): JsonSchema {
  const known = names.flatMap((name) => {
    const field = shape.properties[name];
    return field ? [[name, fieldStructure(field)]] : [];
  });
  return { type: 'object', properties: Object.fromEntries(known) as JsonSchema };
}

function fieldStructure(field: Field<unknown>): JsonSchema {
  if (isObject(field)) return toStructure(field);
  if (isList(field)) return { type: 'array', items: fieldStructure(field.items) };
  const isTranslated = 'translated' in field && field.translated;
  if (field.type === 'array' || isTranslated) return { type: 'array', items: { type: 'string' } };
  return { type: isString(field) ? 'string' : field.type };
}
