import { failed, headersOf, withToken } from '../../platform/api/callOptions';
import { apiUrl } from '../../platform/readPageSettings';

/**
 * Fetches a file with the session's token in a header, so that no URL contains a token. Throws
 * ApiError after staff have been notified, or the signal's reason if it was aborted.
 */
export async function staffFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const address = apiUrl(path);
  const call = { method: 'GET', address };
  const options = withToken({});
  const headers = { ...headersOf(options), Accept: '*/*' };
  let response: Response;
  try {
    response = await fetch(address, { headers, cache: 'no-store', ...(signal && { signal }) });
    if (response.ok) return await response.blob();
  } catch (error) {
    signal?.throwIfAborted();
    throw failed(call, undefined, options, error);
  }
  const body: unknown = await response.json().catch(() => undefined);
  throw failed(call, { status: response.status, body }, options);
}
