import { randomUUID } from 'node:crypto';
import type { Request as LoadRequest } from 'autocannon';

/** One request of a load. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Creates a GET as a browser sends it: with a language, accepting compression. */
export const asking = (path: string, language: string, headers: object = {}): Shot => ({
  method: 'GET',
  path,
  headers: { 'accept-language': language, 'accept-encoding': 'gzip, deflate, br', ...headers },
});

/**
 * Converts a request for the load tool; each submit gets a new key, or it would be stored only
 * once.
 */
export const toLoadRequest = ({ method, path, headers, body }: Shot): LoadRequest => ({
  method,
  path,
  headers: { ...headers },
  ...(body && { body }),
  ...(method === 'POST' && {
    setupRequest: (request: LoadRequest) => ({ ...request, headers: withKey(request.headers) }),
  }),
});

export const withKey = (headers: object = {}): Record<string, string> => ({
  ...headers,
  'idempotency-key': randomUUID(),
});
