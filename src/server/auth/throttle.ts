import { attemptLimits } from '../http/attemptLimits';
import type { Attempts } from '../storage/attempts';

const WINDOW = 15 * 60 * 1000;
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT = 10;
/** Wrong codes for one account, from any address. */
const PER_CODE = 10;
const CODE_WINDOW = 60 * 60 * 1000;
/** Wrong passwords from one address for any accounts. */
const PER_ADDRESS = 50;

export type Throttle = ReturnType<typeof loginThrottle>;

/**
 * Counts wrong passwords by address, and by account and address together. Never by account alone: anybody could
 * lock the staff out with that. Codes are counted by account, since only who has its password can send one. Callers
 * over the limit are refused from memory until their time is over.
 */
export function loginThrottle(attempts: Attempts, now: () => Date) {
  const limits = attemptLimits(attempts, now);
  return {
    /**
     * Counts an attempt before the password is verified, so that parallel attempts are counted too.
     * @throws Refusal 429
     */
    async count(caller: string, account: string): Promise<void> {
      const address = { parts: ['address', caller], most: PER_ADDRESS, window: WINDOW };
      const both = { parts: ['account', caller, account], most: PER_ACCOUNT, window: WINDOW };
      limits.refuse(address, both);
      await attempts.dropExpired(now().toISOString());
      await limits.count(address);
      await limits.count(both);
    },
    /** Takes a counted attempt back, after the right password. */
    async forgive(caller: string, account: string): Promise<void> {
      await limits.giveBack(['address', caller]);
      await limits.forget(['account', caller, account]);
    },
    /** Counts a one-time code of an account before it is verified. @throws Refusal 429 */
    countCode: (staffId: string): Promise<void> =>
      limits.count({ parts: ['code', staffId], most: PER_CODE, window: CODE_WINDOW }),
    /** Forgets the counted codes, after the right one. */
    forgiveCode: (staffId: string): Promise<void> => limits.forget(['code', staffId]),
  };
}
