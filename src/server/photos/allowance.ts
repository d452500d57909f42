import { createHash } from 'node:crypto';
import { OverLimit } from '../http/overLimit';
import { Refusal } from '../http/refusal';
import type { Attempts } from '../storage/storage';

const MINUTE = 60_000;

/** What the photos of a request took. */
export interface Spent {
  /** That were decoded. */
  readonly pixels: number;
  /** That are kept. */
  readonly bytes: number;
}

/** Each in whole units, which the table of counters holds, and for a while in milliseconds. */
const LIMITS: Readonly<Record<keyof Spent, { unit: number; most: number; window: number }>> = {
  // About a minute of work in ten.
  pixels: { unit: 1_000_000, most: 2000, window: 10 * MINUTE },
  // Fifty applications of ten large photos: many visitors may have one address.
  bytes: { unit: 1024, most: 1024 * 1024, window: 24 * 60 * MINUTE },
};

/** How much the photos of one caller may take in a while. */
export class Allowance {
  readonly #attempts: Pick<Attempts, 'add'>;
  readonly #now: () => Date;
  readonly #over = new OverLimit();

  constructor(attempts: Pick<Attempts, 'add'>, now: () => Date) {
    this.#attempts = attempts;
    this.#now = now;
  }

  /**
   * Refuses who has taken too much, from memory.
   * @throws Refusal 429
   */
  refuseOver(caller: string): void {
    const wait = this.#over.wait(caller, this.#now());
    if (wait === 0) return;
    const headers = { 'retry-after': String(Math.ceil(wait / 1000)) };
    throw Refusal.of(429, 'tooMany', { headers });
  }

  /** Counts what a request took. */
  async spend(caller: string, spent: Spent): Promise<void> {
    for (const what of ['pixels', 'bytes'] as const) {
      const { unit, most, window } = LIMITS[what];
      const at = this.#now();
      const end = new Date(at.getTime() + window).toISOString();
      // Addresses of people are not kept.
      const key = createHash('sha256').update(`photos ${what} ${caller}`).digest('base64url');
      const by = Math.ceil(spent[what] / unit);
      if (by === 0) continue;
      const { count, expiresAt } = await this.#attempts.add(key, at.toISOString(), end, by);
      if (count >= most) this.#over.add(caller, Date.parse(expiresAt));
    }
  }
}
