/** One fault of a refused body. `name` is the dotted path of the answer, or "" if it is no answer's. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
  /** One of ours (definition/issue), if the server is ours. */
  readonly code?: string;
  readonly limit?: number | string;
}

export interface FailedCall {
  readonly method: string;
  readonly address: string;
}

/** Why a call failed: the only error that the API client throws, but for an abort by the caller. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly call: FailedCall,
    /** The HTTP status; undefined if no answer came. */
    readonly status: number | undefined,
    readonly errors: readonly FieldError[] = [],
    options?: ErrorOptions,
  ) {
    super(`${call.method} ${call.address}: ${status ?? 'no answer'}`, options);
  }
}
