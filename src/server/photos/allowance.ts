import { createHash } from 'node:crypto';
import { OverLimit } from '../http/overLimit';
import { HttpRefusal } from '../http/refusal';
import type { Attempts } from '../storage/attempts';

const MINUTE = 60_000;

/** The resources that the photos of a request used. */
export interface Spent {
  /** Decoded. */
  readonly pixels: number;
  /** Stored. */
  readonly bytes: number;
}

/** In whole units, as the counters hold them, within a window of milliseconds. */
const LIMITS: Readonly<Record<keyof Spent, { unit: number; most: number; window: number }>> = {
  // About one minute of work in ten.
  pixels: { unit: 1_000_000, most: 2000, window: 10 * MINUTE },
  // Fifty applications of ten large photos: many visitors may share one address.
  bytes: { unit: 1024, most: 1024 * 1024, window: 24 * 60 * MINUTE },
};

/** Limits the resources that the photos of one caller use within a time. */
export class Allowance {
  readonly #attempts: Pick<Attempts, 'add'>;
  readonly #now: () => Date;
  readonly #over = new OverLimit();

  constructor(attempts: Pick<Attempts, 'add'>, now: () => Date) {
    this.#attempts = attempts;
    this.#now = now;
  }

  /**
   * Refuses a caller that is over the limit, from memory.
   * @throws Refusal 429
   */
  refuseOver(caller: string): void {
    const wait = this.#over.wait(caller, this.#now());
    if (wait > 0) throw HttpRefusal.tooMany(wait);
  }

  /** Counts what a request used. */
  async spend(caller: string, spent: Spent): Promise<void> {
    for (const what of ['pixels', 'bytes'] as const) {
      const { unit, most, window } = LIMITS[what];
      const at = this.#now();
      const end = new Date(at.getTime() + window).toISOString();
      // Addresses are stored as hashes only.
      const key = createHash('sha256').update(`photos ${what} ${caller}`).digest('base64url');
      const by = Math.ceil(spent[what] / unit);
      if (by === 0) continue;
      const { count, expiresAt } = await this.#attempts.add(key, at.toISOString(), end, by);
      if (count >= most) this.#over.add(caller, Date.parse(expiresAt));
    }
  }
}
