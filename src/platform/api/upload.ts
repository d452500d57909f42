import { parsedJson } from '../../definition/model/values';
import { apiUrl } from '../readPageSettings';
import { type CallOptions, failed, headersOf, withToken } from './callOptions';

export interface UploadOptions extends CallOptions {
  /** Called with the share uploaded so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Posts a multipart body and reports its progress, which fetch cannot. Throws and notifies like `call`. */
export async function upload(
  path: string,
  body: FormData,
  own: UploadOptions = {},
): Promise<unknown> {
  const options = withToken(own);
  const { signal, onProgress } = options;
  const address = apiUrl(path);
  const call = { method: 'POST', address };
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onabort = () => reject(reasonOf(signal));
    request.onerror = () => reject(failed(call, undefined, options));
    request.onload = () => {
      const answer = {
        status: request.status,
        body: parsedJson(request.responseText, request.responseText),
      };
      if (request.status >= 200 && request.status < 300) resolve(answer.body);
      else reject(failed(call, answer, options));
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open('POST', address);
    for (const [name, value] of Object.entries(headersOf(options))) {
      request.setRequestHeader(name, value);
    }
    request.send(body);
  });
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error
    ? reason
    : new DOMException('The upload was aborted', 'AbortError');
}
