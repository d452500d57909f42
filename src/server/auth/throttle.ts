import { attemptLimits, type AttemptLimit } from '../http/attemptLimits';
import type { Attempts } from '../storage/attempts';
import { callerNetworks } from '../http/request';

const WINDOW = 15 * 60 * 1000;
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT = 10;
/** Wrong codes for one account, from any address. */
const PER_CODE = 10;
const DROP_EVERY = 60 * 1000;
const CODE_WINDOW = 60 * 60 * 1000;
/** Wrong passwords for any accounts from one address, and from the larger networks of an IPv6 address. */
const PER_NETWORK = [50, 100, 200] as const;

export type Throttle = ReturnType<typeof loginThrottle>;

/**
 * Counts wrong passwords by address, and by account and address together. Never by account alone: anybody could
 * lock the staff out with that. Codes are counted by account, since only who has its password can send one. Callers
 * over the limit are refused from memory until their time is over.
 */
export function loginThrottle(attempts: Attempts, now: () => Date) {
  const limits = attemptLimits(attempts, now);
  let nextDrop = 0;
  /** Reads the whole table, so not with each attempt. */
  const dropExpired = async (): Promise<void> => {
    if (now().getTime() < nextDrop) return;
    nextDrop = now().getTime() + DROP_EVERY;
    await attempts.dropExpired(now().toISOString());
  };
  const networksOf = (ip: string): readonly AttemptLimit[] =>
    callerNetworks(ip).map((network, index) => {
      return { parts: ['address', network], most: PER_NETWORK[index] ?? 0, window: WINDOW };
    });
  const accountOf = (ip: string, account: string): AttemptLimit => {
    const parts = ['account', callerNetworks(ip)[0] ?? '', account];
    return { parts, most: PER_ACCOUNT, window: WINDOW };
  };
  return {
    /**
     * Counts an attempt before the password is verified, so that parallel attempts are counted too.
     * @throws Refusal 429
     */
    async count(ip: string, account: string): Promise<void> {
      const all = [...networksOf(ip), accountOf(ip, account)];
      limits.refuse(...all);
      await dropExpired();
      await Promise.all(all.map((limit) => limits.count(limit)));
    },
    /** Takes a counted attempt back, after the right password. */
    async forgive(ip: string, account: string): Promise<void> {
      await Promise.all(networksOf(ip).map(({ parts }) => limits.giveBack(parts)));
      await limits.forget(accountOf(ip, account).parts);
    },
    /** Counts a one-time code of an account before it is verified. @throws Refusal 429 */
    countCode: (staffId: string): Promise<void> =>
      limits.count({ parts: ['code', staffId], most: PER_CODE, window: CODE_WINDOW }),
    /** Forgets the counted codes, after the right one. */
    forgiveCode: (staffId: string): Promise<void> => limits.forget(['code', staffId]),
  };
}
