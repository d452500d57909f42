import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SMALL_JSON } from './bodies';
import { callerCounts, type FairLimits } from './callerCounts';
import { refusalBody } from './errors';
import { BARE_HEADERS } from './headers';
import { readerLanguage, callerNetworks } from './request';
import { HttpRefusal } from './refusal';
import type { Translations } from './translations';

/** Bodies that are on their way at a time: an office of twenty saves at once, and few of its visitors send photos. */
const BODIES: FairLimits = { ofCaller: 20, ofAll: 2000 };
const UPLOADS: FairLimits = { ofCaller: 8, ofAll: 200 };
/** Bytes of all JSON bodies that are larger than small ones, by what they announce. */
const MOST_BUFFERED = 64 * 1024 * 1024;

/**
 * How many bytes have to arrive in a time: 2 kB a second, as over the slowest telephone line, and a share of those that
 * have arrived, which take room on the disk.
 */
export const PROGRESS = { bytes: 60 * 1024, share: 0.01, milliseconds: 30_000 };
const LOOKS = 6;
/** How long a client may go on sending after it was refused, so that it reads why. */
const LINGER = 5000;

/**
 * Limits the bodies that are being read, before their first byte is: of each caller and of all. Ends those that arrive too
 * slowly, however long a whole one takes.
 * @param isLimited false: only how much memory all take
 */
export function limitBodies(app: FastifyInstance, words: Translations, isLimited: boolean): void {
  const [bodies, uploads] = [BODIES, UPLOADS].map(networkCounts) as [Counts, Counts];
  let buffered = 0;
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw, ip } = request;
    const isChunked = headers['transfer-encoding'] !== undefined;
    const announced = isChunked ? Infinity : Number(headers['content-length'] ?? 0);
    if (announced === 0) return;
    // The framework knows it later, when it has begun to read.
    const isUpload = /^multipart\//iu.test(headers['content-type'] ?? '');
    const bytes = isUpload ? 0 : Math.min(announced, request.routeOptions.bodyLimit);
    const large = bytes > SMALL_JSON ? bytes : 0;
    const counts = isUpload ? uploads : bodies;
    if ((isLimited && counts.isFull(ip)) || buffered + large > MOST_BUFFERED) {
      throw HttpRefusal.later('overloaded');
    }
    counts.add(ip, 1);
    buffered += large;
    const stopWatching = watchProgress(raw.socket, () => refuseSlow(request, reply, words));
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      stopWatching();
      counts.add(ip, -1);
      buffered -= large;
    };
    for (const event of ['end', 'close']) raw.once(event, end);
    // Whoever is refused before the end of the body takes no memory any more.
    for (const event of ['finish', 'close']) reply.raw.once(event, end);
  });
}

type Counts = ReturnType<typeof networkCounts>;

/** Counts by address; for IPv6, larger networks of one caller may have twice and four times as many. */
function networkCounts({ ofAll, ofCaller }: FairLimits) {
  const levels = [1, 2, 4].map((times) => callerCounts({ ofAll, ofCaller: times * ofCaller }));
  return {
    isFull: (ip: string) => callerNetworks(ip).some((key, level) => levels[level]?.isFull(key)),
    add(ip: string, more: number): void {
      for (const [level, key] of callerNetworks(ip).entries()) levels[level]?.add(key, more);
    },
  };
}

/** Calls a function once too few bytes have arrived; returns what ends the watch. */
export function watchProgress(
  socket: { readonly bytesRead: number },
  onSlow: () => void,
): () => void {
  const { bytes, share, milliseconds } = PROGRESS;
  const start = socket.bytesRead;
  const marks = [start];
  const watch = setInterval(() => {
    const before = marks.length < LOOKS ? -Infinity : (marks.shift() ?? 0);
    marks.push(socket.bytesRead);
    if (socket.bytesRead - before >= Math.max(bytes, share * (before - start))) return;
    clearInterval(watch);
    onSlow();
  }, milliseconds / LOOKS).unref();
  return () => clearInterval(watch);
}

/** Answers while the body is still being sent, and closes the connection. */
function refuseSlow(request: FastifyRequest, reply: FastifyReply, words: Translations): void {
  const { socket } = request.raw;
  setTimeout(() => socket.destroy(), LINGER).unref();
  if (reply.raw.headersSent) return;
  const refusal = HttpRefusal.of(408, 'tooSlow');
  const body = JSON.stringify(refusalBody(refusal, readerLanguage(request.headers), words));
  // Without the framework, which would log that the handler, whose body never ends, has failed.
  reply
    .hijack()
    .raw.writeHead(refusal.status, {
      ...BARE_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
