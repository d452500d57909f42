import { attemptLimits } from '../http/attemptLimits';
import type { Attempts } from '../storage/storage';

const WINDOW = 15 * 60 * 1000;
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT = 10;
/** Wrong passwords from one address for any accounts. */
const PER_ADDRESS = 50;

export interface Throttle {
  /**
   * Counts an attempt before the password is verified, so that parallel attempts are counted too.
   * @throws Refusal 429
   */
  count(caller: string, account: string): Promise<void>;
  /** Takes a counted attempt back, after the right password. */
  forgive(caller: string, account: string): Promise<void>;
}

/**
 * Counts wrong passwords by address, and by account and address together. Never by account alone: anybody could
 * lock the staff out with that. Callers over the limit are refused from memory until their time is over.
 */
export function loginThrottle(attempts: Attempts, now: () => Date): Throttle {
  const limits = attemptLimits(attempts, now);
  return {
    async count(caller, account) {
      const address = { parts: ['address', caller], most: PER_ADDRESS, window: WINDOW };
      const both = { parts: ['account', caller, account], most: PER_ACCOUNT, window: WINDOW };
      limits.refuse([address, both]);
      await attempts.dropExpired(now().toISOString());
      await limits.count(address);
      await limits.count(both);
    },
    async forgive(caller, account) {
      await limits.giveBack(['address', caller]);
      await limits.forget(['account', caller, account]);
    },
  };
}

/** Counts nothing, for load tests. */
export const noThrottle: Throttle = { count: async () => {}, forgive: async () => {} };
