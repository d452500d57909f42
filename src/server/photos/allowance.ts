import { attemptLimits } from '../http/attemptLimits';
import type { Attempts } from '../storage/attempts';

const MINUTE = 60_000;

export interface Spent {
  /** Decoded. */
  readonly pixels: number;
  /** Stored. */
  readonly bytes: number;
  /** CPU time spent on documents, refused ones included. */
  readonly milliseconds: number;
}

/** In whole units, as the counters hold them, within a window of milliseconds. */
const LIMITS = [
  // About one minute of work in ten.
  { what: 'pixels', unit: 1_000_000, most: 2000, window: 10 * MINUTE },
  // A usual document takes 5 to 20 of them, one of 10 MB up to 200.
  { what: 'milliseconds', unit: 1, most: 20_000, window: 10 * MINUTE },
  // Fifty applications of ten large photos: many visitors may share one address.
  { what: 'bytes', unit: 1024, most: 1024 * 1024, window: 24 * 60 * MINUTE },
] as const;

export type Allowance = ReturnType<typeof photoAllowance>;

/** Limits the resources that the files of one caller use within a time. */
export function photoAllowance(attempts: Omit<Attempts, 'dropExpired' | 'read'>, now: () => Date) {
  const limits = attemptLimits(attempts, now);
  const partsOf = (caller: string, what: keyof Spent) => ['photos', what, caller];
  return {
    /** Refuses a caller that has used all of it, from memory. @throws Refusal 429 */
    refuseOver: (caller: string): void =>
      limits.refuse(...LIMITS.map(({ what }) => ({ parts: partsOf(caller, what) }))),
    async spend(caller: string, spent: Partial<Spent>): Promise<void> {
      for (const { what, unit, most, window } of LIMITS) {
        const by = Math.ceil((spent[what] ?? 0) / unit);
        // Who has used all of it is over the limit, and not only who has used more.
        const limit = { parts: partsOf(caller, what), most: most - 1, window };
        if (by > 0) await limits.add(limit, by);
      }
    },
  };
}
