import type { JsonSchema } from '../model/jsonSchema';
import { type Condition, type Field, isNote, type Shape } from '../model/field';
import { requiredIn } from '../model/requiredIn';
import type { SchemaInner } from '../model/types/fieldType';
import { typeOf } from '../model/types/table';

/**
 * Converts a form or an object field to a JSON Schema: types, bounds and required fields.
 * Visibility is not part of it: hidden answers are pruned before (prune), and conditional
 * requirements become if and then.
 */
export function toJsonSchema(shape: Shape<unknown>): JsonSchema {
  // Notes have no answer: one would be unknown.
  const properties = Object.entries(shape.properties).filter(([, field]) => !isNote(field));
  const always = requiredIn(shape).filter((name) => !shape.properties[name]?.when);
  const conditional = properties.flatMap(([name, field]) => requirements(name, field, shape));
  return {
    ...objectSchema(
      Object.fromEntries(properties.map(([name, field]) => [name, INNER.field(field)])),
      always,
    ),
    ...(conditional.length > 0 && { allOf: conditional }),
  };
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

function requirements(name: string, field: Field<unknown>, shape: Shape<unknown>): JsonSchema[] {
  const { when, requiredWhen } = field;
  const then = { required: [name] };
  // For a field behind a hidden one this is enough: the hidden answer is pruned, so `when` fails.
  const whenShown = requiredIn(shape).includes(name) && when;
  return [
    ...(whenShown ? [{ if: conditionSchema(when), then }] : []),
    ...(requiredWhen ? [{ if: bothSchema(when, requiredWhen), then }] : []),
  ];
}

/** A hidden field is never required, whatever other conditions are met. */
function bothSchema(when: Condition | undefined, requiredWhen: Condition): JsonSchema {
  const condition = conditionSchema(requiredWhen);
  return when ? { allOf: [conditionSchema(when), condition] } : condition;
}

function conditionSchema(condition: Condition): JsonSchema {
  const properties = Object.entries(condition).map(([name, answer]) => [
    name,
    Array.isArray(answer) ? { enum: answer } : { const: answer },
  ]);
  return {
    properties: Object.fromEntries(properties),
    required: Object.keys(condition),
  };
}

const INNER: SchemaInner = {
  maxRows: 50,
  shape: toJsonSchema,
  field: (field) => {
    const schema = typeOf(field).schema(field, INNER);
    const given = 'mustBe' in field ? field.mustBe : undefined;
    return given === undefined ? schema : { ...schema, const: given };
  },
};
