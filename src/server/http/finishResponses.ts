import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSIONS, encodingIn, isForAll, SMALLEST } from './compress';
import { readerLanguage } from './readerLanguage';
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
  /** Returns the content revision (storage/contents). */
  readonly revision: () => number | Promise<number>;
  /** The site's public address; undefined: pages name the host of the request. */
  readonly publicUrl: string | undefined;
  readonly isStopping: () => boolean;
  readonly limit: ReadLimit | undefined;
}

/** Announces that the response to a request is public, and changes with content and the request only. */
export type BeginPublic = (request: FastifyRequest) => Promise<void>;

/** Headers of the connection, and one that each message has of its own. */
const OF_MESSAGE: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const OF_BODY = /^content-(?!security-policy)/u;

/**
 * Sends public reads from the cache while content has not changed, and compresses the others. A cached response is
 * sent only if the content revision, asked for after the request arrived, is still its own; it is kept only if the
 * revision is the same before and after it was made. So no process ever sends content that is older than an
 * acknowledged write, whichever process wrote it.
 */
export function finishResponses(app: FastifyInstance, ports: FinishPorts): BeginPublic {
  const { cache, revision, limit } = ports;
  const keyOf = cacheKeys(ports.publicUrl);
  app.decorateRequest('cached', undefined);
  app.decorateRequest('readWait', 0);
  // The first hook: all others are done for the cached response already.
  app.addHook('onRequest', (request, reply, done) => {
    request.readWait = limit?.count(request) ?? 0;
    const key = request.readWait === 0 && mayBeCached(request) ? keyOf(request) : '';
    if (key === '' || ports.isStopping() || !cache.mayHave(key)) {
      done();
      return;
    }
    const finish = (now: number): void => {
      const found = cache.find(key, now);
      if (found) sendFinished(request, reply, found);
      else done();
    };
    try {
      const now = revision();
      if (typeof now === 'number') finish(now);
      else now.then(finish, () => done());
    } catch {
      done();
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isForAll(request)) return payload;
    const body = await packed(request, reply, payload);
    const { cached, headers } = request;
    if (!cached || reply.statusCode !== 200) return body;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    const now = await tried(revision);
    if (now !== undefined && now === cached.revision) {
      cache.keep(cached.key, now, { etag, body, headers: headersOf(reply, body) });
    }
    if (!isKnown(headers['if-none-match'], etag)) return body;
    for (const name of Object.keys(reply.getHeaders())) {
      if (OF_BODY.test(name)) reply.removeHeader(name);
    }
    reply.code(304);
    return null;
  });
  return async (request) => {
    limit?.countMade(request);
    if (!mayBeCached(request)) return;
    request.cached = { key: keyOf(request), revision: await tried(revision) };
  };
}

/** A response to staff is never cached. A request with a body is for others to refuse. */
const mayBeCached = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers['content-encoding'] === undefined;

/** The database may be gone: the response is then made, and fails or not, without the cache. */
async function tried(revision: FinishPorts['revision']): Promise<number | undefined> {
  try {
    return await revision();
  } catch {
    return undefined;
  }
}

/** Headers have few different values; more are the work of somebody who tries them. */
const MOST_REMEMBERED = 500;

function remembered<T>(read: (header: string) => T): (header: string) => T {
  const known = new Map<string, T>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const value = read(header);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (header.length < 500) known.set(header, value);
    return value;
  };
}

/** Returns a function that names everything of a request that its response depends on. */
function cacheKeys(publicUrl: string | undefined): (request: FastifyRequest) => string {
  const language = remembered((header) => readerLanguage({ 'accept-language': header }));
  const encoding = remembered((header) => encodingIn(header) ?? 'identity');
  return (request) => {
    const { headers, url = '' } = request.raw;
    const accepted = encoding(headers['accept-encoding'] ?? '');
    const origin = publicUrl === undefined ? `${request.protocol}://${headers.host ?? ''}` : '';
    return `${language(headers['accept-language'] ?? '')} ${accepted} ${origin} ${url}`;
  };
}

async function packed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<Buffer> {
  const bytes = Buffer.from(payload);
  if (payload.length < SMALLEST) return bytes;
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const encoding = encodingIn(request.headers['accept-encoding']);
  if (encoding === undefined) return bytes;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return COMPRESSIONS[encoding](bytes);
}

function headersOf(reply: FastifyReply, body: Buffer): Record<string, string> {
  const kept = Object.entries(reply.getHeaders()).filter(([name]) => !OF_MESSAGE.has(name));
  const headers = kept.map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(headers), 'content-length': String(body.length) };
}

function sendFinished(
  { headers: { 'if-none-match': known } }: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, body }: FinishedResponse,
): void {
  reply.hijack();
  const { raw } = reply;
  const isSame = isKnown(known, etag);
  raw.statusCode = isSame ? 304 : 200;
  for (const name in headers) {
    if (!isSame || !OF_BODY.test(name)) raw.setHeader(name, headers[name] ?? '');
  }
  raw.end(isSame ? undefined : body);
}

/** Compares weakly, as If-None-Match requires. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//u, '')));
