import { type Condition, type Field, isNote, type Shape } from './field';
import { typeOf } from './types/table';

/** A JSON Schema (draft 7), free of language. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The facts of a form or of an object field: types, bounds and what is required, with no words in it.
 * Visibility is not among the facts: hidden answers are pruned before (prune), and what is required
 * only under a condition is written as if and then.
 */
export function toJsonSchema(shape: Shape<unknown>): JsonSchema {
  // Words are no question: an answer to them is unknown.
  const properties = Object.entries(shape.properties).filter(([, field]) => !isNote(field));
  const always = (shape.required ?? []).filter((name) => !shape.properties[name]?.when);
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
  // A field behind a hidden one needs no more than this: the hidden answer is pruned, so `when` fails.
  const whenShown = shape.required?.includes(name) && when;
  return [
    ...(whenShown ? [{ if: conditionSchema(when), then }] : []),
    ...(requiredWhen ? [{ if: bothSchema(when, requiredWhen), then }] : []),
  ];
}

/** A hidden field is never asked for, whatever else holds. */
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

const fieldSchema = (field: Field<unknown>): JsonSchema => typeOf(field).schema(field, INNER);

const INNER = { shape: toJsonSchema, field: fieldSchema };
