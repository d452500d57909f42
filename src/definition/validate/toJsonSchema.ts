import type { JsonSchema } from '../model/jsonSchema';
import { isNote, type Shape } from '../model/field';
import { requiredIn } from '../model/requiredIn';
import type { SchemaInner } from '../model/types/fieldType';
import { typeOf } from '../model/types/table';

/**
 * Converts a form or an object field to a JSON Schema: types, bounds and required fields.
 * Visibility is not part of it: hidden answers are pruned before (prune), and what conditions
 * require is a rule (validate/rules), since they may name answers elsewhere in the form.
 */
export function toJsonSchema(shape: Shape<unknown>): JsonSchema {
  // Notes have no answer: one would be unknown.
  const properties = Object.entries(shape.properties).filter(([, field]) => !isNote(field));
  const always = requiredIn(shape).filter((name) => !shape.properties[name]?.when);
  return objectSchema(
    Object.fromEntries(properties.map(([name, field]) => [name, INNER.field(field)])),
    always,
  );
}

/** Returns the schema of an object that has these properties only. */
export const objectSchema = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 && { required }),
});

const INNER: SchemaInner = {
  maxRows: 50,
  shape: toJsonSchema,
  field: (field) => {
    const own = typeOf(field).schema(field, INNER);
    const unless = 'unless' in field ? field.unless?.map(({ value }) => value) : undefined;
    const schema = unless ? { if: { enum: unless }, else: own } : own;
    const given = 'mustBe' in field ? field.mustBe : undefined;
    return given === undefined ? schema : { ...schema, const: given };
  },
};
