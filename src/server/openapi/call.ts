import type { JsonSchema } from '../../definition/toJsonSchema';
import type { Values } from '../../definition/values';
import type { Route } from '../http/routes';

/** What is written about one call. Its path is written as in the route table. */
export interface Call extends Pick<Route, 'method' | 'path' | 'staff' | 'limited'> {
  /** The chapter in which it stands. */
  readonly tag: string;
  readonly summary: string;
  /** The parts of its path; one that is left out is an id. */
  readonly inPath?: Readonly<Record<string, Parameter>>;
  readonly query?: Readonly<Record<string, Parameter>>;
  /** It knows Idempotency-Key and Content-Language. */
  readonly isSubmit?: true;
  /** It removes what other records may name. */
  readonly isNamed?: true;
  readonly body?: Body;
  readonly answer: Answer;
  /** The read that lists the ids of its path. */
  readonly listedBy?: string;
  /** A GET that changes something. */
  readonly acts?: true;
}

export interface Parameter {
  readonly schema: JsonSchema;
  readonly about?: string;
  readonly required?: true;
  /** One that finds something on every server. */
  readonly example?: string;
}

export interface Body {
  readonly as: readonly ('json' | 'multipart')[];
  readonly schema: JsonSchema;
  readonly example?: Values;
}

export interface Answer {
  /** 200 if it is left out. */
  readonly status?: 200 | 201;
  /** What it may be instead. */
  readonly or?: 200 | 503;
  readonly schema: JsonSchema;
  /** Of what is no JSON. */
  readonly type?: readonly string[];
}

/** The key under which a call stands among others. A slash at the end makes no other path. */
export const callKey = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\/$/u, '')}`;
