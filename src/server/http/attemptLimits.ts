import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Attempts } from '../storage/attempts';
import { HttpRefusal } from './refusal';

/** How many are remembered as over a limit; others are counted again. */
const MOST_KNOWN = 5000;

/** What is counted, how often it may happen, and in which time. */
export interface AttemptLimit {
  readonly parts: readonly string[];
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
}

/**
 * Counts attempts in the database, for all processes. Who is over a limit is refused from memory until its time is
 * over, so that a flood does not reach the database.
 */
export function attemptLimits(attempts: Omit<Attempts, 'dropExpired' | 'read'>, now: () => Date) {
  /** When who is over a limit may try again, in milliseconds since 1970. */
  const over = new Map<string, number>();
  const waitOf = (key: string): number => Math.max(0, (over.get(key) ?? 0) - now().getTime());
  /** Counts an attempt; returns the count, and the milliseconds after which it starts again. */
  const add = async ({ parts, most, window }: AttemptLimit, by = 1) => {
    const key = keyOf(parts);
    const known = waitOf(key);
    if (known > 0) return { count: most + 1, wait: known };
    const at = now();
    const end = new Date(at.getTime() + window).toISOString();
    const { count, expiresAt } = await attempts.add(key, at.toISOString(), end, by);
    const until = Date.parse(expiresAt);
    if (count > most) {
      if (over.size >= MOST_KNOWN) over.clear();
      over.set(key, until);
    }
    return { count, wait: Math.max(0, until - at.getTime()) };
  };
  return {
    add,
    /** @throws Refusal 429 for those who are known to be over a limit */
    refuse(...limits: readonly Pick<AttemptLimit, 'parts'>[]): void {
      const wait = Math.max(...limits.map(({ parts }) => waitOf(keyOf(parts))));
      if (wait > 0) throw HttpRefusal.tooMany(wait);
    },
    /** Counts an attempt. @throws Refusal 429 */
    async count(limit: AttemptLimit): Promise<void> {
      const { count, wait } = await add(limit);
      if (count > limit.most) throw HttpRefusal.tooMany(wait);
    },
    giveBack: (parts: readonly string[]) => attempts.giveBack(keyOf(parts)),
    async forget(parts: readonly string[]): Promise<void> {
      await attempts.remove(keyOf(parts));
      // A parallel attempt may have been over the limit.
      over.delete(keyOf(parts));
    },
  };
}

/** Counts nothing, for load tests. */
export const UNCOUNTED: Attempts = {
  add: async (_key, _now, expiresAt) => ({ count: 0, expiresAt }),
  read: async () => 0,
  giveBack: async () => {},
  remove: async () => {},
  dropExpired: async () => {},
};

/** Addresses are stored as hashes only. */
export const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Returns a store for @fastify/rate-limit that several processes share in their database. Keys must contain the route. */
export function sharedLimits(attempts: Attempts, now: () => Date) {
  const limits = attemptLimits(attempts, now);
  return class SharedLimits implements FastifyRateLimitStore {
    incr(
      key: string,
      answer: Parameters<FastifyRateLimitStore['incr']>[1],
      window: number,
      most: number,
    ): void {
      limits.add({ parts: ['limit', key], most, window }).then(
        ({ count, wait }) => answer(null, { current: count, ttl: wait }),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
