import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type Shot, withKey } from './requests';

/** A server's response to a request, byte by byte. */
export interface Answer {
  /** Method, path and language. */
  readonly key: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers of the connection, not of the response. */
const PASSING = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Sends one request. Does not use fetch, which decompresses responses. */
export async function record(base: string, { method, path, headers, body }: Shot): Promise<Answer> {
  const send = base.startsWith('https:') ? httpsRequest : httpRequest;
  const key = `${method} ${path} ${headers['accept-language'] ?? ''}`;
  const own = method === 'POST' ? withKey(headers) : headers;
  const received = await new Promise<Omit<Answer, 'key'>>((resolve, reject) => {
    const request = send(new URL(path, base), { method, headers: own }, (response) => {
      const { statusCode: status = 0, headers: raw } = response;
      const kept = Object.entries(raw).filter(([name]) => !PASSING.has(name));
      buffer(response).then(
        (bytes) =>
          resolve({
            status,
            headers: { ...Object.fromEntries(kept), 'content-length': String(bytes.length) },
            body: bytes,
          }),
        reject,
      );
    });
    request.on('error', reject).end(body);
  });
  return { key, ...received };
}
