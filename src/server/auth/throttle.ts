import { createHash } from 'node:crypto';
import { Refusal } from '../http/refusal';
import type { Attempts } from '../storage/storage';

const WINDOW = 15 * 60 * 1000;
/** Wrong passwords for one account from one address. */
const PER_ACCOUNT = 10;
/** Wrong passwords from one address, whatever the account. */
const PER_ADDRESS = 50;

export interface Throttle {
  /**
   * Counts an attempt before it is judged, so that many at once are counted too.
   * @throws Refusal 429
   */
  count(caller: string, account: string): Promise<void>;
  /** The attempt was right after all. */
  forgive(caller: string, account: string): Promise<void>;
}

/**
 * Counts wrong passwords by address, and by account and address together. Never by account alone: that
 * would let anybody lock the staff out.
 */
export function loginThrottle(attempts: Attempts, now: () => Date): Throttle {
  return {
    async count(caller, account) {
      await attempts.dropExpired(now().toISOString());
      await take(attempts, addressKey(caller), PER_ADDRESS, now());
      await take(attempts, accountKey(caller, account), PER_ACCOUNT, now());
    },
    async forgive(caller, account) {
      await attempts.giveBack(addressKey(caller));
      await attempts.remove(accountKey(caller, account));
    },
  };
}

/** For load tests. */
export const noThrottle: Throttle = { count: async () => {}, forgive: async () => {} };

async function take(attempts: Attempts, key: string, most: number, now: Date): Promise<void> {
  const end = new Date(now.getTime() + WINDOW).toISOString();
  const { count, expiresAt } = await attempts.add(key, now.toISOString(), end);
  if (count <= most) return;
  const seconds = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000);
  throw Refusal.of(429, 'tooMany', { headers: { 'retry-after': String(Math.max(1, seconds)) } });
}

const addressKey = (caller: string): string => digest(['address', caller]);
const accountKey = (caller: string, account: string): string =>
  digest(['account', caller, account]);

/** Addresses of people are not kept. */
const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
