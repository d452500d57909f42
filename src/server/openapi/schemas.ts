import type { JsonSchema } from '../../definition/toJsonSchema';

export const TEXT: JsonSchema = { type: 'string' };
export const INTEGER: JsonSchema = { type: 'integer' };
export const YES_OR_NO: JsonSchema = { type: 'boolean' };
export const MOMENT: JsonSchema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' };
export const DAY: JsonSchema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
/** An answer that says no more than that it is done. */
export const DONE: JsonSchema = { type: 'object' };
export const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/** A schema of the document's own, by name. */
export const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const oneOfThese = (values: readonly unknown[]): JsonSchema => ({ enum: values });

export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** An object that has all of these, and may have more. */
export const having = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** An object that may have these, and has nothing else. */
export const only = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 && { required }),
});

/** What may be there in an object, and is of this shape then. */
export const mayHave = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
});

/** A page of a list. */
export const pageOf = (items: JsonSchema): JsonSchema =>
  having({ data: listOf(items), total: INTEGER, page: INTEGER, perPage: INTEGER });
