import type { JsonSchema } from '../definition/model/jsonSchema';
import type { Values } from '../definition/model/values';
import type { Right } from './rights';
import type { TypeOf } from './schema';

/** Describes one API call: the server validates and documents by it, and clients take their types from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API's base URL: `visa/{id}/`. A trailing slash makes no difference. */
  readonly path: string;
  /** Requires a staff session whose account has this right. */
  readonly staff?: Right;
  /**
   * The kind of record that the path id refers to. Accounts limited to some services get 404 for others, and 403 for
   * another service itself; every account may do with itself what it needs a right for with others.
   */
  readonly of?: 'application' | 'photo' | 'service' | 'ownAccount';
  /** The service whose applications it is about. */
  readonly service?: string;
  /** Open to an account that still has to set up its second factor. */
  readonly withoutFactor?: true;
  /** Counts towards the rate limit on submissions, and is refused for cross-site requests. */
  readonly limited?: true;
  /** The section of the OpenAPI document. */
  readonly tag: string;
  readonly summary: string;
  /** Schema of the path parameters; parameters not listed are ids. */
  readonly inPath?: JsonSchema;
  readonly query?: JsonSchema;
  /** Accepts the headers Idempotency-Key and Content-Language. */
  readonly isSubmit?: true;
  /** Accepts the header Idempotency-Key: what is repeated with the same key is done once. */
  readonly keyed?: true;
  /** Accepts If-Match with the version that was read, and refuses a stale one with 412. */
  readonly versioned?: true;
  /** Deletes a record that others may reference. */
  readonly isNamed?: true;
  readonly body?: CallBody;
  /** Left out: an object without described properties. */
  readonly response?: CallResponse;
  /** The path of the list that contains the ids of this path. */
  readonly listedBy?: string;
  /** A GET with side effects. */
  readonly acts?: true;
}

interface CallBody {
  /** Default: JSON only. */
  readonly as?: readonly ('json' | 'multipart')[];
  /** May have a megabyte without a session; others 16 kB (server/http/bodies). */
  readonly large?: true;
  readonly schema: JsonSchema;
  readonly example?: Values;
}

export interface CallResponse {
  /** Default 200. */
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

export type ResponseOf<C extends Call> = C extends {
  readonly response: { readonly schema: infer S };
}
  ? TypeOf<S>
  : object;

/** Returns the key of a call, unique among all calls. */
export const callKey = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\/$/u, '')}`;

/**
 * Describes a call. What is said of it keeps its type, which handlers and clients have; misspelt properties do not
 * compile. The build leaves out what nobody uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<M extends Call['method'], const C extends Omit<Call, 'method' | 'path'>>(
  method: M,
  path: string,
  described: C & Readonly<Record<Exclude<keyof C, keyof Call>, never>>,
) {
  return { method, path, ...(described as C) };
}

/** What calls have in common with which staff handle one application. */
export const HANDLING = {
  staff: 'handleApplications',
  of: 'application',
  tag: 'Applications',
} as const;
