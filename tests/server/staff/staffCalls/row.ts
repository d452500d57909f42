type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What is sent: JSON, or form data in which whatever is no text is JSON text. */
export type Sent = { readonly json: object } | { readonly form: Readonly<Record<string, unknown>> };

/**
 * A staff call of the papers, by hand: what is asked, and the answer's status, what it must contain and
 * what it must not. `{list/}` in a path is the id of the first record of that list.
 */
export type Row = readonly [
  method: Method,
  path: string,
  status: number,
  contains: readonly string[],
  lacks: readonly string[],
  sent?: Sent,
];

/** A text that no demo content has, and its English as it stands in an answer. */
export const NEW = ['نوێ ٤٧١١', 'جديد ٤٧١١', 'New 4711'];
export const NEW_IN_ANSWER = '"New 4711"';

/** What stands in no good answer. */
export const ERRORS = '"errors":[';
