import { failed, headersOf, withToken } from '../../platform/api/callOptions';
import { apiUrl } from '../../platform/readPageSettings';
import { fieldName } from '../data/fields/fieldNames';

interface FileOptions {
  readonly signal?: AbortSignal;
  /** Sent as JSON, by POST. */
  readonly body?: object;
}

/**
 * Fetches a file with the session's token in a header, so that no URL contains a token. Throws
 * ApiError after staff have been notified, or the signal's reason if it was aborted.
 */
export async function staffFile(
  path: string,
  { signal, body: sent }: FileOptions = {},
): Promise<Blob> {
  const address = apiUrl(path);
  const call = { method: sent ? 'POST' : 'GET', address };
  const options = withToken({ nameOf: fieldName });
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
