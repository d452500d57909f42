import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Attempts } from '../storage/attempts';
import { attemptLimits } from './attemptLimits';

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
