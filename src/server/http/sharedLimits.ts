import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Attempts } from '../storage/attempts';
import { OverLimit } from './overLimit';

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Returns a store for @fastify/rate-limit that several processes share in their database. Callers over the limit
 * are refused from memory until their time is over, so that a flood does not reach the database. Keys must contain
 * the route.
 */
export function sharedLimits(attempts: Attempts, now: () => Date) {
  const over = new OverLimit();

  const count = async (caller: string, window: number, most: number) => {
    // Addresses are stored as hashes only.
    const key = createHash('sha256').update(`limit ${caller}`).digest('base64url');
    const at = now();
    const wait = over.wait(key, at);
    if (wait > 0) return { current: most + 1, ttl: wait };
    const end = new Date(at.getTime() + window).toISOString();
    const { count: current, expiresAt } = await attempts.add(key, at.toISOString(), end);
    const expires = Date.parse(expiresAt);
    if (current > most) over.add(key, expires);
    return { current, ttl: Math.max(0, expires - at.getTime()) };
  };

  return class SharedLimits implements FastifyRateLimitStore {
    incr(key: string, answer: Answer, window: number, most: number): void {
      count(key, window, most).then(
        (result) => answer(null, result),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
