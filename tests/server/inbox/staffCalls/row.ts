type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The body of a request: JSON, or form data in which values other than texts are JSON texts. */
export type Sent = { readonly json: object } | { readonly form: Readonly<Record<string, unknown>> };

/**
 * A staff call of docs/requirements.md, written by hand: the request, the response's status, what it must contain
 * and what it must not. `{list/}` in a path is the id of the first record of that list.
 */
export type Row = readonly [
  method: Method,
  path: string,
  status: number,
  contains: readonly string[],
  lacks: readonly string[],
  sent?: Sent,
];

/** A text that no demo content has, and its English part as a response contains it. */
export const NEW = ['نوێ ٤٧١١', 'جديد ٤٧١١', 'New 4711'];
export const NEW_IN_ANSWER = '"New 4711"';

/** Contained in no successful response. */
export const ERRORS = '"errors":[';
