import { createHash } from 'node:crypto';
import { OverLimit } from '../http/overLimit';
import { HttpRefusal } from '../http/refusal';
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
  const over = new OverLimit();
  const take = async (key: string, most: number): Promise<void> => {
    const at = now();
    const end = new Date(at.getTime() + WINDOW).toISOString();
    const { count, expiresAt } = await attempts.add(key, at.toISOString(), end);
    if (count <= most) return;
    const until = Date.parse(expiresAt);
    over.add(key, until);
    throw tooMany(until - at.getTime());
  };
  return {
    async count(caller, account) {
      const [address, both] = [addressKey(caller), accountKey(caller, account)];
      const wait = Math.max(over.wait(address, now()), over.wait(both, now()));
      if (wait > 0) throw tooMany(wait);
      await attempts.dropExpired(now().toISOString());
      await take(address, PER_ADDRESS);
      await take(both, PER_ACCOUNT);
    },
    async forgive(caller, account) {
      const both = accountKey(caller, account);
      await attempts.giveBack(addressKey(caller));
      await attempts.remove(both);
      // A parallel wrong attempt may have been over the limit.
      over.forget(both);
    },
  };
}

/** Counts nothing, for load tests. */
export const noThrottle: Throttle = { count: async () => {}, forgive: async () => {} };

function tooMany(milliseconds: number): HttpRefusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return HttpRefusal.of(429, 'tooMany', { headers: { 'retry-after': String(seconds) } });
}

const addressKey = (caller: string): string => digest(['address', caller]);
const accountKey = (caller: string, account: string): string =>
  digest(['account', caller, account]);

/** Addresses are stored as hashes only. */
const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
