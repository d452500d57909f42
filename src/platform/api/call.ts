import { FetchError, ofetch } from 'ofetch';
import { apiUrl } from '../readPageSettings';
import { type CallOptions, failed, headersOf, withToken } from './callOptions';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface JsonCallOptions extends CallOptions {
  readonly query?: Readonly<Record<string, string | number>>;
  /** Form data is sent unchanged, anything else as JSON. */
  readonly body?: object;
  /** The request outlives the page (for calls made while the page unloads). */
  readonly keepalive?: boolean;
}

/**
 * Calls the API and returns the parsed response body. Throws ApiError after the user has been
 * notified (errorCatalogue), or the signal's reason if the caller aborted.
 */
export async function call(
  method: Method,
  path: string,
  own: JsonCallOptions = {},
): Promise<unknown> {
  const options = withToken(own);
  const { query, body, signal, keepalive } = options;
  const address = apiUrl(path);
  try {
    return await ofetch<unknown>(address + searchOf(query), {
      method,
      headers: headersOf(options),
      retry: false,
      ...(body && { body: body instanceof FormData ? body : { ...body } }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw failed({ method, address }, answerIn(error), options, error);
  }
}

function searchOf(query: JsonCallOptions['query'] = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

function answerIn(error: unknown): { status: number; body: unknown } | undefined {
  if (!(error instanceof FetchError) || error.status === undefined) return undefined;
  return { status: error.status, body: error.data as unknown };
}
