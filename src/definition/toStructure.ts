import type { Field, Shape } from './field';
import type { JsonSchema } from './toJsonSchema';
import { typeOf } from './types/table';

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

const fieldStructure = (field: Field<unknown>): JsonSchema => typeOf(field).structure(field, INNER);

const INNER = { shape: (shape: Shape<unknown>) => toStructure(shape), field: fieldStructure };
