import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SentResponse } from './responseEvents';
import { COMPRESSIONS, encodingIn, isForAll, SMALLEST } from './compress';
import { readerLanguage } from './request';
import { patientRevision } from './patientRevision';
import type { ReadLimit } from './readLimit';
import type { FinishedResponse, ResponseCache } from './responseCache';

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds until the caller may read again; 0: now. */
    readWait: number;
    /** How the response to a public read is cached; undefined for all other requests. */
    cached: CachedAs | undefined;
  }
}

interface CachedAs {
  readonly key: string;
  /** The content revision before the response was made; undefined if the database did not answer. */
  readonly revision: number | undefined;
}

interface FinishPorts {
  readonly cache: ResponseCache;
  /** Returns the content revision (records/sqlContents). */
  readonly revision: () => number | Promise<number>;
  /** The site's public address; undefined: pages name the host of the request. */
  readonly publicUrl: string | undefined;
  readonly isStopping: () => boolean;
  readonly isBehindProxy: boolean;
  readonly limit: ReadLimit | undefined;
  /** Reports a response that was sent without the framework. */
  readonly report: (sent: SentResponse) => void;
}

/** Announces that the response to a request is public, and changes with content and the request only. */
export type BeginPublic = (request: FastifyRequest) => Promise<void>;

type Found = FinishedResponse | undefined;

/** Headers of the connection, and one that each message has of its own. */
const OF_MESSAGE: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const OF_BODY = /^content-(?!security-policy)/u;

/**
 * Sends public reads from the cache while content has not changed, and compresses the others. A cached response is
 * sent only if the content revision, asked for after the request arrived, is still its own; it is kept only if the
 * revision is the same before and after it was made. So no process ever sends content that is older than an
 * acknowledged write, whichever process wrote it, except while the database does not answer: then what was cached last is
 * better than no page.
 */
export function finishResponses(app: FastifyInstance, ports: FinishPorts): BeginPublic {
  const { cache, revision, limit } = ports;
  const waits = new WeakMap<IncomingMessage, number>();
  const keyOf = cacheKeys(ports.publicUrl);
  app.decorateRequest('cached', undefined);
  app.decorateRequest('readWait', 0);
  const known = patientRevision(revision);
  const find = (message: IncomingMessage): Found | Promise<Found> => {
    const key = mayBeCached(message) ? keyOf(message) : '';
    if (key === '' || ports.isStopping() || !cache.mayHave(key)) return undefined;
    const now = known();
    const foundAt = (current: number | undefined): Found =>
      current === undefined ? cache.findStale(key) : cache.find(key, current);
    return now instanceof Promise ? now.then(foundAt) : foundAt(now);
  };
  const intercept: Intercept = (message, response, pass) => {
    const start = performance.now();
    const { method = '', url = '', socket } = message;
    const wait = limit?.count({ method, url, ip: socket.remoteAddress ?? '' }) ?? 0;
    const finish = (found: Found): void => {
      if (found) {
        sendRaw(message, response, found);
        const milliseconds = Math.round((performance.now() - start) * 10) / 10;
        ports.report({ method, route: found.route, status: response.statusCode, milliseconds });
      } else {
        waits.set(message, wait);
        pass();
      }
    };
    const found = wait === 0 ? find(message) : undefined;
    if (found instanceof Promise) void found.then(finish);
    else finish(found);
  };
  // Routing, its objects and hooks would take as long as all else. Behind a proxy the limit needs the framework, which
  // knows the visitor's address.
  if (!limit || !ports.isBehindProxy) interceptRequests(app.server, intercept);
  // The first hook: all others are done for the cached response already.
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    request.readWait = waits.get(raw) ?? limit?.count(request) ?? 0;
    const finish = (found: Found): void => {
      if (found) sendThrough(raw, reply.hijack().raw, found);
      else done();
    };
    const found = request.readWait === 0 && !waits.has(raw) ? find(raw) : undefined;
    if (found instanceof Promise) void found.then(finish);
    else finish(found);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isForAll(request)) return payload;
    limit?.countLength(request, payload.length);
    const body = await packed(request, reply, payload);
    const { cached, headers } = request;
    if (!cached || reply.statusCode !== 200) return body;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    const now = await known();
    if (now !== undefined && now === cached.revision) {
      const route = request.routeOptions.url ?? '';
      cache.keep(cached.key, now, { etag, body, route, ...headersOf(reply, body) });
    }
    if (!isKnown(headers['if-none-match'], etag)) return body;
    for (const name of Object.keys(reply.getHeaders())) {
      if (OF_BODY.test(name)) reply.removeHeader(name);
    }
    reply.code(304);
    return null;
  });
  return async (request) => {
    limit?.countMade(request, request.routeOptions.config.cost);
    if (!mayBeCached(request.raw)) return;
    request.cached = { key: keyOf(request.raw), revision: await known() };
  };
}

/** A response to staff is never cached. A request with a body is for others to refuse. */
const mayBeCached = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers['content-encoding'] === undefined;

/** Headers have few different values; more are the work of somebody who tries them. */
const MOST_REMEMBERED = 500;

function remembered<T extends string>(read: (header: string) => T): (header: string) => T {
  const known = new LRUCache<string, T>({ max: MOST_REMEMBERED, memoMethod: read });
  return (header) => (header.length < 500 ? known.memo(header) : read(header));
}

/** Returns a function that names everything of a request that its response depends on. */
function cacheKeys(publicUrl: string | undefined): (message: IncomingMessage) => string {
  const language = remembered((header) => readerLanguage({ 'accept-language': header }));
  const encoding = remembered((header) => encodingIn(header) ?? 'identity');
  return ({ headers, url = '' }) => {
    const accepted = encoding(headers['accept-encoding'] ?? '');
    const host = publicUrl === undefined ? (headers.host ?? '') : '';
    return `${language(headers['accept-language'] ?? '')} ${accepted} ${host} ${url}`;
  };
}

async function packed(request: FastifyRequest, reply: FastifyReply, payload: string) {
  const bytes = Buffer.from(payload);
  if (payload.length < SMALLEST) return bytes;
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const encoding = encodingIn(request.headers['accept-encoding']);
  if (encoding === undefined) return bytes;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return COMPRESSIONS[encoding](bytes);
}

/** Returns the headers of a response, and those that it has if the client knows it. */
function headersOf(reply: FastifyReply, body: Buffer) {
  const all = { ...reply.getHeaders(), 'content-length': body.length };
  const kept = Object.entries(all)
    .filter(([name]) => !OF_MESSAGE.has(name))
    .map(([name, value]) => [name, String(value)]);
  return {
    headers: kept.flat(),
    headersOfSame: kept.filter(([name = '']) => !OF_BODY.test(name)).flat(),
  };
}

/**
 * Sends a response with its headers as they are: the fastest way, and one after which they cannot be read from the
 * response (inject).
 */
function sendRaw(message: IncomingMessage, response: ServerResponse, found: FinishedResponse) {
  const { status, headers, body } = shortest(message, found);
  response.writeHead(status, headers).end(body);
}

function sendThrough(message: IncomingMessage, response: ServerResponse, found: FinishedResponse) {
  const { status, headers, body } = shortest(message, found);
  response.statusCode = status;
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
  response.end(body);
}

/** Returns what a client is sent, which may know the response already. */
const shortest = ({ headers }: IncomingMessage, found: FinishedResponse) =>
  isKnown(headers['if-none-match'], found.etag)
    ? { status: 304, headers: found.headersOfSame, body: undefined }
    : { status: 200, headers: found.headers, body: found.body };

type Intercept = (message: IncomingMessage, response: ServerResponse, pass: () => void) => void;

/** Lets a function answer requests of a server before its own listener, or pass them on. */
function interceptRequests(server: Server, intercept: Intercept): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (message: IncomingMessage, response: ServerResponse) =>
    intercept(message, response, () => {
      for (const listener of listeners) listener.call(server, message, response);
    }),
  );
}

/** Compares weakly, as If-None-Match requires. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//u, '')));
