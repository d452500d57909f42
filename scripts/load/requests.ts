import { randomUUID } from 'node:crypto';
import type { Request as LoadRequest } from 'autocannon';

/** One request of a load. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** As a browser asks for it: in a language, packed. */
export const asking = (path: string, language: string, headers: object = {}): Shot => ({
  method: 'GET',
  path,
  headers: { 'accept-language': language, 'accept-encoding': 'gzip, deflate, br', ...headers },
});

/** As the load tool takes it; a submit has a key of its own each time, or it would be stored once. */
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
