import { FetchError, ofetch } from 'ofetch';
import { parsedJson } from '../../definition/model/values';
import { apiUrl } from '../readPageSettings';
import { type CallOptions, failed, headersOf, withToken } from './callOptions';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface JsonCallOptions extends CallOptions {
  readonly query?: Readonly<Record<string, string | number>>;
  /** Form data is sent unchanged, anything else as JSON. */
  readonly body?: object;
  /** The request outlives the page (for calls made while the page unloads). */
  readonly keepalive?: boolean;
  /** The response is a file, which no cache stores. */
  readonly isFile?: boolean;
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
  const { query, body, signal, keepalive, isFile } = options;
  const address = apiUrl(path);
  try {
    return await ofetch<unknown, 'json' | 'blob'>(address + searchOf(query), {
      method,
      headers: headersOf(options),
      retry: false,
      ...(body && { body: body instanceof FormData ? body : { ...body } }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
      ...(isFile && { responseType: 'blob', cache: 'no-store' }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw failed({ method, address }, await answerIn(error, isFile), options, error);
  }
}

function searchOf(query: JsonCallOptions['query'] = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

/** Returns the status and the body of a response that is an error; that of a file call is a file, too. */
async function answerIn(error: unknown, isFile = false) {
  if (!(error instanceof FetchError) || error.status === undefined) return undefined;
  const data: unknown = error.data;
  const isText = isFile && data instanceof Blob;
  return { status: error.status, body: isText ? parsedJson(await data.text()) : data };
}

/** Fetches a file with its secrets in the header or the body, which is posted, so that no URL contains one. */
export const fileCall = async (path: string, { headers, ...options }: JsonCallOptions = {}) =>
  (await call(options.body ? 'POST' : 'GET', path, {
    ...options,
    headers: { ...headers, Accept: '*/*' },
    isFile: true,
  })) as Blob;
