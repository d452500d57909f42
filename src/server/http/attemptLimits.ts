import { createHash } from 'node:crypto';
import type { Attempts } from '../storage/attempts';
import { OverLimit } from './overLimit';
import { HttpRefusal } from './refusal';

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
export function attemptLimits(attempts: Attempts, now: () => Date) {
  const over = new OverLimit();
  return {
    /** @throws Refusal 429 for those who are known to be over a limit */
    refuse(limits: readonly AttemptLimit[]): void {
      const wait = Math.max(...limits.map(({ parts }) => over.wait(keyOf(parts), now())));
      if (wait > 0) throw HttpRefusal.tooMany(wait);
    },
    /** Counts an attempt. @throws Refusal 429 */
    async count({ parts, most, window }: AttemptLimit): Promise<void> {
      const key = keyOf(parts);
      const at = now();
      const end = new Date(at.getTime() + window).toISOString();
      const { count, expiresAt } = await attempts.add(key, at.toISOString(), end);
      if (count <= most) return;
      const until = Date.parse(expiresAt);
      over.add(key, until);
      throw HttpRefusal.tooMany(until - at.getTime());
    },
    giveBack: (parts: readonly string[]) => attempts.giveBack(keyOf(parts)),
    async forget(parts: readonly string[]): Promise<void> {
      await attempts.remove(keyOf(parts));
      // A parallel attempt may have been over the limit.
      over.forget(keyOf(parts));
    },
  };
}

/** Addresses are stored as hashes only. */
const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
