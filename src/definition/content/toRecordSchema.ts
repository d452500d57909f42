import type { Properties } from '../model/field';
import type { SchemaInner } from '../model/types/fieldType';
import { emptyValue, recordTypeOf } from '../model/types/recordTable';
import { interpret } from '../validate/interpret';
import type { JsonSchema } from '../model/jsonSchema';
import { objectSchema } from '../validate/toJsonSchema';

/**
 * Converts the fields of a content type, or of a group, to a JSON Schema. A missing field counts as
 * empty: required are those whose empty value is not valid.
 */
export function toRecordSchema(properties: Properties<unknown>): JsonSchema {
  const schemas = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, INNER.field(field)]),
  );
  const required = Object.entries(properties).flatMap(([name, field]) => {
    const own = { properties: { [name]: schemas[name] } };
    return interpret(own)({ [name]: emptyValue(field) })?.length ? [name] : [];
  });
  return objectSchema(schemas, required);
}

const INNER: SchemaInner = {
  maxRows: 500,
  shape: ({ properties }) => toRecordSchema(properties),
  field: (field) => recordTypeOf(field).schema(field, INNER),
};
