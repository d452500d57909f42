import type { Validate } from './check';
import { FORMATS } from '../model/formats';
import type { AjvError } from './fromAjv';
import { lengthOf } from './lengthOf';
import type { JsonSchema } from '../model/jsonSchema';
import { sameJson, isRecord, type Json } from '../model/values';

/**
 * Validates by a schema that could not be compiled beforehand: an interpreter for exactly the keywords
 * that toJsonSchema writes. Finds the same errors as ajv with AJV_OPTIONS, in the same order;
 * ignores all other keywords.
 */
export const interpret =
  (schema: JsonSchema): Validate =>
  (values) =>
    validate(schema, values, '');

type Keyword = (argument: never, value: never, at: string, schema: JsonSchema) => AjvError[];

type Group = Readonly<Record<string, Keyword>>;

/** Appends a property or a row to a JSON pointer. */
const below = (at: string, key: string | number): string =>
  `${at}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const errorAt = (at: string, keyword: string, params: AjvError['params']): AjvError[] => [
  { instancePath: at, keyword, params },
];

/** Returns the keywords that limit the size of a value: of a number itself, of a text or a list its length. */
const limits = (most: string, least: string, sizeOf: (value: never) => number): Group => ({
  [most]: (limit: number, value, at) => (sizeOf(value) > limit ? errorAt(at, most, { limit }) : []),
  [least]: (limit: number, value, at) =>
    sizeOf(value) < limit ? errorAt(at, least, { limit }) : [],
});

/** Keywords for values of any type, and for those of one type, in ajv's order. */
const ANY: Group = {
  const: (allowed: unknown, value: unknown, at) =>
    value === allowed ? [] : errorAt(at, 'const', { allowedValue: allowed }),
  enum: (allowed: readonly unknown[], value: unknown, at) =>
    allowed.includes(value) ? [] : errorAt(at, 'enum', { allowedValues: allowed }),
  allOf: (schemas: readonly JsonSchema[], value: unknown, at) =>
    schemas.flatMap((schema) => validate(schema, value, at)),
  if: (condition: JsonSchema, value: unknown, at, schema) => {
    const branch = validate(condition, value, at).length === 0 ? schema.then : schema.else;
    return branch === undefined ? [] : validate(branch as JsonSchema, value, at);
  },
};

const TYPED: Readonly<Record<string, Group>> = {
  number: limits('maximum', 'minimum', (value: number) => value),
  string: {
    ...limits('maxLength', 'minLength', lengthOf),
    pattern: (pattern: string, value: string, at) =>
      new RegExp(pattern, 'u').test(value) ? [] : errorAt(at, 'pattern', { pattern }),
    format: (format: keyof typeof FORMATS, value: string, at) =>
      FORMATS[format].test(value) ? [] : errorAt(at, 'format', { format }),
  },
  array: {
    ...limits('maxItems', 'minItems', (value: readonly unknown[]) => value.length),
    uniqueItems: (isUnique: boolean, value: readonly unknown[], at) =>
      isUnique &&
      value.some((one, i) =>
        value.slice(0, i).some((other) => sameJson(one as Json, other as Json)),
      )
        ? errorAt(at, 'uniqueItems', {})
        : [],
    items: (schema: JsonSchema, value: readonly unknown[], at) =>
      value.flatMap((row, index) => validate(schema, row, below(at, index))),
  },
  object: {
    required: (names: readonly string[], value: object, at) =>
      names
        .filter((name) => own(value, name) === undefined)
        .flatMap((missingProperty) => errorAt(at, 'required', { missingProperty })),
    additionalProperties: (isOpen: boolean, value: object, at, { properties = {} }) =>
      Object.keys(value)
        .filter((name) => !isOpen && !Object.hasOwn(properties as object, name))
        .flatMap((additionalProperty) =>
          errorAt(at, 'additionalProperties', { additionalProperty }),
        ),
    properties: (properties: Record<string, JsonSchema>, value: object, at) =>
      Object.entries(properties).flatMap(([name, schema]) => {
        const inner = own(value, name);
        return inner === undefined ? [] : validate(schema, inner, below(at, name));
      }),
  },
};

/** ajv checks the type first, unless keywords of that type check it themselves. */
function validate(schema: JsonSchema, value: unknown, at: string): AjvError[] {
  const { type } = schema;
  const isRight = type === undefined || isOfType(String(type), value);
  const typeError = isRight ? [] : errorAt(at, 'type', { type });
  const group = TYPED[typeOf(value)];
  const found = [
    ...apply(ANY, schema, value, at),
    ...(group ? apply(group, schema, value, at) : []),
  ];
  const own = typeof type === 'string' ? TYPED[type] : undefined;
  const isTypeCheckedLast =
    own !== undefined && Object.keys(own).some((keyword) => keyword in schema);
  return isTypeCheckedLast ? [...found, ...typeError] : [...typeError, ...found];
}

const apply = (group: Group, schema: JsonSchema, value: unknown, at: string): AjvError[] =>
  Object.entries(group).flatMap(([keyword, look]) => {
    const argument = schema[keyword];
    return argument === undefined ? [] : look(argument as never, value as never, at, schema);
  });

function isOfType(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

/** Returns the JSON type; JSON.parse converts 1e999 to Infinity, which has none. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isRecord(value)) return 'object';
  return typeof value === 'number' && !Number.isFinite(value) ? 'none' : typeof value;
}

const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
