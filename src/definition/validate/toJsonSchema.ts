import { type Condition, type Field, isNote, type Shape } from '../model/field';
import type { SchemaInner, SchemaOf } from '../types/fieldType';
import { emptyValue, typeOf } from '../types/table';
import { interpret } from './interpret';

/** A JSON Schema (draft 7), without texts. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * Converts a form or an object field to a JSON Schema: types, bounds and required fields.
 * Visibility is not part of it: hidden answers are pruned before (prune), and conditional
 * requirements become if and then.
 * @param of in a record, required are the fields that cannot be empty
 */
export function toJsonSchema(shape: Shape<unknown>, of: SchemaOf = 'answers'): JsonSchema {
  const { field: fieldSchema } = INNER[of];
  // Notes have no answer: one would be unknown.
  const properties = Object.entries(shape.properties).filter(([, field]) => !isNote(field));
  const always =
    of === 'record'
      ? neverEmpty(shape)
      : (shape.required ?? []).filter((name) => !shape.properties[name]?.when);
  const conditional = properties.flatMap(([name, field]) => requirements(name, field, shape));
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, field]) => [name, fieldSchema(field)])),
    additionalProperties: false,
    ...(always.length > 0 && { required: always }),
    ...(conditional.length > 0 && { allOf: conditional }),
  };
}

function requirements(name: string, field: Field<unknown>, shape: Shape<unknown>): JsonSchema[] {
  const { when, requiredWhen } = field;
  const then = { required: [name] };
  // For a field behind a hidden one this is enough: the hidden answer is pruned, so `when` fails.
  const whenShown = shape.required?.includes(name) && when;
  return [
    ...(whenShown ? [{ if: conditionSchema(when), then }] : []),
    ...(requiredWhen ? [{ if: bothSchema(when, requiredWhen), then }] : []),
  ];
}

/** A hidden field is never required, whatever other conditions are met. */
function bothSchema(when: Condition | undefined, requiredWhen: Condition): JsonSchema {
  const asked = conditionSchema(requiredWhen);
  return when ? { allOf: [conditionSchema(when), asked] } : asked;
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

/** A missing field of a record counts as empty: it is required if its empty value is not valid. */
const neverEmpty = ({ properties }: Shape<unknown>): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const schema = { properties: { [name]: INNER.record.field(field) } };
    const isInvalid = interpret(schema)({ [name]: emptyValue(field) })?.length;
    return isInvalid ? [name] : [];
  });

const innerOf = (of: SchemaOf): SchemaInner => {
  const inner: SchemaInner = {
    of,
    shape: (shape) => toJsonSchema(shape, of),
    field: (field) => typeOf(field).schema(field, inner),
  };
  return inner;
};

const INNER = { answers: innerOf('answers'), record: innerOf('record') };
