import type { JsonSchema } from '../definition/toJsonSchema';
import type { Values } from '../definition/values';
import type { TypeOf } from './schema';

/** One call of the API: what the server validates and documents, and what its clients take their types from. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API's address: `visa/{id}/`. A slash at the end makes no difference. */
  readonly path: string;
  /** Needs the session of a staff account. */
  readonly staff?: true;
  /** Counted by the limit on submissions, and refused from pages of other sites. */
  readonly limited?: true;
  /** The chapter of the OpenAPI document. */
  readonly tag: string;
  readonly summary: string;
  /** An object of the path's parameters; those that it leaves out are ids. */
  readonly inPath?: JsonSchema;
  /** An object of the query's parameters. */
  readonly query?: JsonSchema;
  /** It takes Idempotency-Key and Content-Language. */
  readonly isSubmit?: true;
  /** It removes a record that others may refer to. */
  readonly isNamed?: true;
  readonly body?: Body;
  readonly answer: Answer;
  /** The path of the list from which the ids of its path come. */
  readonly listedBy?: string;
  /** A GET that changes something. */
  readonly acts?: true;
}

export interface Body {
  readonly as: readonly ('json' | 'multipart')[];
  readonly schema: JsonSchema;
  readonly example?: Values;
}

export interface Answer {
  /** 200 if it is left out. */
  readonly status?: 200 | 201;
  /** A second status with the same schema. */
  readonly or?: 200 | 503;
  readonly schema: JsonSchema;
  /** The media types of a response that is not JSON. */
  readonly type?: readonly string[];
}

export type QueryOf<C extends Call> = C extends { readonly query: infer S } ? TypeOf<S> : unknown;

export type BodyOf<C extends Call> = C extends { readonly body: { readonly schema: infer S } }
  ? TypeOf<S>
  : unknown;

export type AnswerOf<C extends Call> = TypeOf<C['answer']['schema']>;

/** The key of a call among others. */
export const callKey = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\/$/u, '')}`;
