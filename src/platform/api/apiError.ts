import { isRecord } from '../../definition/model/values';

/**
 * One error of a refused request body. `name` is the dotted path of the field, or "" if the error
 * belongs to no field.
 */
export interface FieldError {
  readonly name: string;
  readonly message: string;
  /** A code of definition/model/issue, if the backend sends it. */
  readonly code?: string;
  readonly limit?: number | string;
}

export interface FailedCall {
  readonly method: string;
  readonly address: string;
}

/** Describes why a call failed. The API client throws no other error, except when the caller aborts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly call: FailedCall,
    /** The HTTP status; undefined if there was no response. */
    readonly status: number | undefined,
    readonly errors: readonly FieldError[] = [],
    options?: ErrorOptions,
    /** The body of the response, as it came. */
    readonly body?: unknown,
  ) {
    super(`${call.method} ${call.address}: ${status ?? 'no answer'}`, options);
  }
}

/**
 * Returns whether a call was refused until the browser has done some work, which this page can do: browsers hash on
 * secure pages only.
 */
export const asksForProof = ({ status, body }: Pick<ApiError, 'status' | 'body'>): boolean =>
  status === 429 && isRecord(body) && isRecord(body.proof) && window.isSecureContext;
