import {
  type Condition,
  type Field,
  isFiles,
  isList,
  isNote,
  isObject,
  isString,
  type ListField,
  type NumberField,
  type ObjectField,
  type Shape,
  type StringField,
} from './field';
import { isEnforced } from './formats';

/** A JSON Schema (draft 7), free of language. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Longest text, where a field does not say: no answer is unbounded. */
const MAX_LENGTH = 500;
const MAX_TEXTAREA_LENGTH = 5000;
const MAX_ROWS = 50;
/** Largest number either way: what JSON.parse turns into Infinity must not pass. */
const MAX_NUMBER = 1e12;
/** Photos in one field, where it does not say. */
export const MAX_FILES = 10;

/** What a form holds as `to` of a span that has not ended. */
export const UNTIL_NOW = 'untilNow';

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

function fieldSchema(field: Field<unknown>): JsonSchema {
  if (isFiles(field)) return filesSchema(field.minItems, field.maxItems);
  if (isList(field)) return listSchema(field);
  if (isObject(field)) return objectSchema(field);
  if (isString(field)) return stringSchema(field);
  if (field.type === 'boolean') return { type: 'boolean' };
  return numberSchema(field);
}

function stringSchema(field: StringField<unknown>): JsonSchema {
  const longest = field.widget === 'textarea' ? MAX_TEXTAREA_LENGTH : MAX_LENGTH;
  return {
    type: 'string',
    ...(field.format && isEnforced(field.format) && { format: field.format }),
    ...facts(field, ['minLength', 'pattern']),
    maxLength: field.maxLength ?? longest,
    ...choiceFacts(field.choices),
  };
}

function numberSchema(field: NumberField<unknown>): JsonSchema {
  return {
    type: field.type,
    minimum: field.minimum ?? -MAX_NUMBER,
    maximum: field.maximum ?? MAX_NUMBER,
    ...choiceFacts(field.choices),
  };
}

function objectSchema(field: ObjectField<unknown>): JsonSchema {
  const schema = toJsonSchema(field);
  if (field.record) return { ...schema, additionalProperties: true };
  if (field.widget !== 'dateRange' || field.untilNow === undefined) return schema;
  const { to, ...rest } = schema.properties as Record<string, JsonSchema>;
  // A sentinel and not the words: what the visitor chose must outlive a change of language.
  const either = { if: { const: UNTIL_NOW }, else: to };
  return { ...schema, properties: { ...rest, to: { type: 'string', ...either } } };
}

function listSchema(field: ListField<unknown>): JsonSchema {
  return {
    type: 'array',
    items: fieldSchema(field.items),
    ...facts(field, ['minItems']),
    maxItems: field.maxItems ?? MAX_ROWS,
  };
}

function filesSchema(minItems: number | undefined, maxItems = MAX_FILES): JsonSchema {
  const items = { type: 'string', maxLength: 64 };
  return { type: 'array', items, ...(minItems !== undefined && { minItems }), maxItems };
}

function choiceFacts(choices: readonly { readonly value: unknown }[] | undefined): JsonSchema {
  return choices ? { enum: choices.map(({ value }) => value) } : {};
}

function facts<F extends object>(field: F, names: readonly (keyof F & string)[]): JsonSchema {
  return Object.fromEntries(
    names.filter((name) => field[name] !== undefined).map((name) => [name, field[name]]),
  );
}
