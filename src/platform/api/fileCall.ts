import { apiUrl } from '../readPageSettings';
import { type CallOptions, failed, headersOf, withToken } from './callOptions';

export interface FileOptions extends CallOptions {
  /** Sent as JSON, by POST. */
  readonly body?: object;
}

/** Fetches a file with its secrets in the header or the body, so that no URL contains one. Throws and notifies like `call`. */
export async function fileCall(path: string, own: FileOptions = {}): Promise<Blob> {
  const options = withToken(own);
  const { signal, body: sent } = options;
  const address = apiUrl(path);
  const call = { method: sent ? 'POST' : 'GET', address };
  const headers = {
    ...headersOf(options),
    Accept: '*/*',
    ...(sent && { 'Content-Type': 'application/json' }),
  };
  let response: Response;
  try {
    response = await fetch(address, {
      method: call.method,
      headers,
      cache: 'no-store',
      ...(sent && { body: JSON.stringify(sent) }),
      ...(signal && { signal }),
    });
    if (response.ok) return await response.blob();
  } catch (error) {
    signal?.throwIfAborted();
    throw failed(call, undefined, options, error);
  }
  const body: unknown = await response.json().catch(() => undefined);
  throw failed(call, { status: response.status, body }, options);
}
