import { LRUCache } from 'lru-cache';
import type { Revision } from '../storage/connection';

export interface FinishedResponse {
  /** Names and values by turns. */
  readonly headers: string[];
  /** Those of the answer 304. */
  readonly headersOfSame: string[];
  readonly etag: string;
  /** The pattern of the route, for logs and metrics. */
  readonly route: string;
  readonly body: Buffer;
}

/** What a response takes beside its body and its key: its headers, and their objects. */
const OVERHEAD = 2500;

/**
 * Caches responses for as long as what they are made of has one revision. The responses that were not sent for the
 * longest time make room for new ones.
 */
export class ResponseCache<R extends { readonly body: Buffer } = FinishedResponse> {
  readonly #kept: LRUCache<string, R>;
  #revision: Revision | undefined;
  #hits = 0;
  #stale = 0;

  /** @param room in bytes; 0 caches nothing */
  constructor(room: number) {
    this.#kept = new LRUCache({
      maxSize: Math.max(room, 1),
      // One list of everything must not displace all pages.
      maxEntrySize: Math.max(Math.floor(room / 4), 1),
      // A key has the URL, of which a client may send some kilobytes.
      sizeCalculation: ({ body }, key) => key.length + body.length + OVERHEAD,
    });
  }

  get figures() {
    const { calculatedSize: bytes, size: entries } = this.#kept;
    return { bytes, entries, hits: this.#hits, stale: this.#stale };
  }

  /** Returns whether there may be a response, of this revision or of an older one. */
  mayHave(key: string): boolean {
    return this.#kept.has(key);
  }

  /** @param revision the one of now */
  find(key: string, revision: Revision): R | undefined {
    this.#drop(revision);
    const found = this.#kept.get(key);
    if (found) this.#hits += 1;
    return found;
  }

  /** Returns the response as it was last, while nobody knows the revision of now. */
  findStale(key: string): R | undefined {
    const found = this.#kept.peek(key);
    if (found) this.#stale += 1;
    return found;
  }

  /** @param revision the one before and after the response was made */
  keep(key: string, revision: Revision, response: R): void {
    this.#drop(revision);
    if (!this.#kept.has(key)) this.#kept.set(key, response);
  }

  /** Drops everything if it is of another revision. */
  #drop(revision: Revision): void {
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#kept.clear();
  }
}
