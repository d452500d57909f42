import type { Service } from '../definition/model/service';
import type { Values } from '../definition/model/values';
import type { JsonSchema } from '../definition/model/jsonSchema';

// Whoever writes schemas imports this module as a whole: s.having({ name: s.TEXT }).

declare const TYPE: unique symbol;

/** A JSON Schema with the TypeScript type of the values that it accepts. */
export type Schema<T> = JsonSchema & { readonly [TYPE]?: () => T };

/** The type of the values that a schema accepts. */
export type TypeOf<S> = S extends { readonly [TYPE]?: () => infer T } ? T : never;

type Fields = Readonly<Record<string, Schema<unknown>>>;
type NoFields = { readonly [N in never]: never };

type ObjectOf<R extends Fields, O extends Fields> = {
  readonly [N in keyof R]: TypeOf<R[N]>;
} & { readonly [N in keyof O]?: TypeOf<O[N]> };

export const TEXT: Schema<string> = { type: 'string' };
export const INTEGER: Schema<number> = { type: 'integer' };
export const YES_OR_NO: Schema<boolean> = { type: 'boolean' };
/** ISO 8601, UTC. */
export const MOMENT: Schema<string> = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$',
};
export const DAY: Schema<string> = { type: 'string', format: 'date' };
/** A day that staff choose: one that calendars show (definition/validate/dates), since another one is a typing error. */
export const CHOSEN_DAY: Schema<string> = { ...DAY, pattern: '^(?:19|20)' };
/** The highest version that databases can compare: PostgreSQL refuses numbers of more than 32 bits. */
export const HIGHEST_VERSION = 2 ** 31 - 1;
/** How often something was changed. */
export const VERSION: Schema<number> = { ...INTEGER, minimum: 0, maximum: HIGHEST_VERSION };
/** An object without described properties. */
export const DONE: Schema<object> = { type: 'object' };
export const FILE: Schema<string> = {
  type: 'string',
  contentMediaType: 'application/octet-stream',
};

/**
 * A string that both databases can store: without NUL, which PostgreSQL refuses, and without lone
 * surrogates, which cannot be encoded.
 */
export const storable = (maxLength: number): Schema<string> => ({
  type: 'string',
  maxLength,
  pattern: '^[^\\u0000\\p{Surrogate}]*$',
});

/** 32 random bytes as base64url. */
export const TOKEN: Schema<string> = { ...storable(43), pattern: '^[A-Za-z0-9_-]{43}$' };

/** Values by name, such as answers or a record of content. */
export const VALUES: Schema<Values> = { type: 'object' };

/** The definition of a service's form. */
export const DEFINITION: Schema<Service> = { type: 'object' };

/** Longer than any valid password; the password rule has the real limits. */
export const PASSWORD = storable(1_000_000);

/**
 * What confirms that whoever uses a session is the one who has opened it. A call that needs it, and does not get it, is
 * refused with 422 at these names.
 */
export const CONFIRMATION = {
  ownPassword: { ...PASSWORD, description: 'The password of the account of the session.' },
  code: {
    ...storable(100),
    description: 'If the account has a second factor: a code of its app, or a recovery code.',
  },
};

export const listOf = <T>(items: Schema<T>): Schema<readonly T[]> => ({ type: 'array', items });

export const oneOfThese = <const T extends string | number>(values: readonly T[]): Schema<T> => ({
  enum: values,
});

export const orNull = <T>(schema: Schema<T>): Schema<T | null> => ({
  anyOf: [schema, { type: 'null' }],
});

/**
 * An object with the required, optional and defaulted properties, and possibly others. A request
 * may leave out the third; the handler gets the default.
 */
export const having = <R extends Fields, O extends Fields = NoFields, D extends Fields = NoFields>(
  required: R,
  optional?: O,
  preset?: D,
): Schema<ObjectOf<R & D, O>> => ({
  type: 'object',
  properties: { ...preset, ...required, ...optional },
  ...(Object.keys(required).length > 0 && { required: Object.keys(required) }),
});

/** An object with the required and optional properties, and no others. */
export const only = <R extends Fields, O extends Fields = NoFields>(
  required: R,
  optional?: O,
): Schema<ObjectOf<R, O>> => ({ ...having(required, optional), additionalProperties: false });

/** References a component of the OpenAPI document by its name. */
export const named = <T = unknown>(name: string, _schema?: Schema<T>): Schema<T> => ({
  $ref: `#/components/schemas/${name}`,
});

/** One page of a list. */
export const pageOf = <T>(items: Schema<T>) => having(pageFields(items));

/** The properties of a page, for a response with additional ones. */
export const pageFields = <T>(items: Schema<T>) => ({
  data: listOf(items),
  total: INTEGER,
  page: INTEGER,
  perPage: INTEGER,
});

/** Returns the orders of a list: by each column, and with a leading "-" in reverse. */
export const ordersBy = <const T extends string>(columns: readonly T[]) =>
  oneOfThese(columns.flatMap((column) => [column, `-${column}`] as const));

/** The query parameters of a paginated list. */
export const PAGE = {
  page: { ...INTEGER, minimum: 1, maximum: 1_000_000, default: 1 },
  perPage: {
    ...INTEGER,
    minimum: 1,
    maximum: 100,
    default: 20,
    description: 'Records on a page.',
  },
};
