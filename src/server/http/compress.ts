import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Compress, CompressedCache } from './compressedCache';

/** Smaller responses fit into one packet uncompressed. */
const SMALLEST = 1400;
/** Of 11: more costs time and saves little for responses that are created for each request. */
const QUALITY = 5;
/** Bytes of compressed responses in the cache: every page of the site in three languages, many times over. */
const ROOM = 8 * 1024 * 1024;

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

const brotli = promisify<Buffer, typeof QUICK, Buffer>(brotliCompress);
const zip = promisify<Buffer, Buffer>(gzip);

/** The best first. */
const COMPRESSIONS: Readonly<Record<string, Compress>> = {
  br: (bytes) => brotli(bytes, QUICK),
  gzip: zip,
};

/**
 * Compresses pages and public reads for clients that accept it. Staff's responses are not compressed: their length
 * would reveal something of secrets that stand beside what others wrote.
 */
export function compressResponses(app: FastifyInstance): void {
  const packed = new CompressedCache(ROOM);
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST || !isForAll(request)) {
      return payload;
    }
    const varies = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean);
    reply.header('vary', varies.join(', '));
    const accepted = acceptedIn(request.headers['accept-encoding']);
    const encoding = Object.keys(COMPRESSIONS).find((name) => accepted.has(name));
    const pack = encoding === undefined ? undefined : COMPRESSIONS[encoding];
    if (encoding === undefined || !pack) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return packed.of(payload, encoding, pack);
  });
}

const isForAll = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/api\/(?!client\/)/u.test(url);

/** Returns the encodings that a header names and does not exclude. */
function acceptedIn(header: string | string[] | undefined): ReadonlySet<string> {
  const wishes = String(header ?? '')
    .toLowerCase()
    .split(',');
  const taken = wishes.filter((wish) => !/;\s*q=0(?:\.0*)?\s*$/u.test(wish));
  return new Set(taken.map((wish) => wish.split(';', 1)[0]?.trim() ?? ''));
}
