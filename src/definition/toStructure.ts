import { type Field, isFiles, isList, isObject, isString, type Shape } from './field';
import type { JsonSchema } from './toJsonSchema';

/**
 * What a renderer needs to lay some fields of a shape out: their types and nesting, nothing else. With
 * no condition in it there is nothing that rjsf would have to evaluate at each change.
 */
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
  if (isFiles(field)) return { type: 'array', items: { type: 'string' } };
  if (isList(field)) return { type: 'array', items: fieldStructure(field.items) };
  if (isObject(field)) return toStructure(field);
  return { type: isString(field) ? 'string' : field.type };
}
