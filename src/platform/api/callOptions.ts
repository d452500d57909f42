import { languageTag } from '../language/languageStore';
import { sessionToken } from '../session/sessionStore';
import { ApiError, type FailedCall } from './apiError';
import { applyCatalogue, type NameOf } from './errorCatalogue';
import { parseErrors } from './parseErrors';

/** What every call may say about itself. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** A token that is not the session's: the one that login has just given. */
  readonly token?: string;
  /** What to call the fields in a notice. */
  readonly nameOf?: NameOf;
  /** Whether nobody is told that no server answered: the caller does so. */
  readonly quiet?: boolean;
}

/** The language of the screen, and the bearer if somebody is logged in. */
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

/** The error of a failed call, after the catalogue has had its say. */
export function failed(
  call: FailedCall,
  answer: { readonly status: number; readonly body: unknown } | undefined,
  { nameOf = (name) => name, quiet = false }: CallOptions,
  cause?: unknown,
): ApiError {
  const error = new ApiError(call, answer?.status, parseErrors(answer?.body), { cause });
  if (!quiet || answer) applyCatalogue(error, nameOf);
  return error;
}
