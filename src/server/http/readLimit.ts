import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from './refusal';
import { callerKey } from './request';

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: number;
  }
}

const WINDOW = 60_000;
/**
 * Points of one address in a window: a response from the cache costs one, a new one ten, and each 10 kB of its text one
 * more. Hundreds of visitors may share an address, and one visitor needs some thirty points for a page with its pictures.
 */
const MOST = 12_000;
const COST_OF_NEW = 10;
const BYTES_OF_POINT = 10_000;
/** How many addresses are counted at a time; the memory for more belongs to those who flood. */
const MOST_ADDRESSES = 100_000;

/** Assets, whose names have a dot, are files that browsers keep; staff's calls need a session. */
const READ = /^\/(?!assets\/[^?]*\.|api\/(?!client\/|content_photo\/|openapi\.json))/u;

/** What the router finds the same as without it: a host, and characters that need not have been encoded. */
const DISGUISED = /^[^/]|%/u;

/** Returns whether a URL is that of a public read. One that is written in an unusual way always counts as one. */
const isRead = (url: string): boolean => READ.test(url) || DISGUISED.test(pathIn(url));

const pathIn = (url: string): string => url.split('?', 1)[0] ?? '';

type LimitedRead = Pick<FastifyRequest, 'method' | 'url' | 'ip'>;

/** Limits the public reads of each address in this process. */
export class ReadLimit {
  readonly #now: () => Date;
  readonly #points = new Map<string, number>();
  #end = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Counts the further cost of a response that has to be made. */
  countMade(request: LimitedRead, cost = COST_OF_NEW): void {
    this.count(request, cost - 1);
  }

  /** Counts the length of a response, which is known when it is made. */
  countLength(request: LimitedRead, bytes: number): void {
    this.count(request, Math.floor(bytes / BYTES_OF_POINT));
  }

  /** Counts a request; returns the milliseconds until the caller may read again, 0 if that is now. */
  count({ method, url, ip }: LimitedRead, cost = 1): number {
    if ((method !== 'GET' && method !== 'HEAD') || !isRead(url)) return 0;
    const at = this.#now().getTime();
    if (at >= this.#end || this.#points.size >= MOST_ADDRESSES) {
      this.#points.clear();
      this.#end = at + WINDOW;
    }
    const caller = callerKey(ip);
    const points = (this.#points.get(caller) ?? 0) + cost;
    this.#points.set(caller, points);
    return points > MOST ? this.#end - at : 0;
  }
}

/** Refuses reads over the limit, in the reader's language. @throws Refusal 429 */
export function refuseManyReads(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ readWait }) => {
    if (readWait > 0) throw HttpRefusal.tooMany(readWait);
  });
}
