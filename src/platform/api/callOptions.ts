import { languageTag } from '../language/languageStore';
import { sessionToken } from './sessionStore';
import { ApiError, type FailedCall } from './apiError';
import { applyCatalogue, type NameOf } from './errorCatalogue';
import { parseErrors } from './parseErrors';

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** A token other than the session's: the one that login has just returned. */
  readonly token?: string | undefined;
  /** Returns the name of a field for notices. */
  readonly nameOf?: NameOf;
  /** Suppresses the notice that there was no response; the caller shows its own. */
  readonly quiet?: boolean;
  /** Suppresses the notice that there is no such record (404); the page says it itself. */
  readonly showsMissing?: boolean;
}

/** Adds the token of the session as it is when the call is sent: it may be another one when the answer comes. */
export const withToken = <T extends CallOptions>(options: T): T => ({
  token: sessionToken(),
  ...options,
});

/** Returns the headers of a call: the language of the page, and the bearer token if a user is logged in. */
export function headersOf({
  headers,
  token = sessionToken(),
}: CallOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': languageTag(),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** Returns the error of a failed call, after the default handlers ran. */
export function failed(
  call: FailedCall,
  answer: { readonly status: number; readonly body: unknown } | undefined,
  { nameOf = (name) => name, quiet = false, showsMissing = false, token }: CallOptions,
  cause?: unknown,
): ApiError {
  const error = new ApiError(
    call,
    answer?.status,
    parseErrors(answer?.body),
    { cause },
    answer?.body,
  );
  const isShown = answer ? showsMissing && answer.status === 404 : quiet;
  if (!isShown) applyCatalogue(error, nameOf, token);
  return error;
}
