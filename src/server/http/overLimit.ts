/** How many callers are remembered as over the limit; others are counted again. */
const MOST_KNOWN = 5000;

/** Remembers who is over a limit, and until when, so that a flood does not reach the database. */
export class OverLimit {
  readonly #until = new Map<string, number>();

  /** Returns the milliseconds until the key may try again; 0 if it is not known to be over the limit. */
  wait(key: string, now: Date): number {
    return Math.max(0, (this.#until.get(key) ?? 0) - now.getTime());
  }

  /** @param until in milliseconds since 1970; an earlier end than the known one changes nothing */
  add(key: string, until: number): void {
    if (this.#until.size >= MOST_KNOWN) this.#until.clear();
    this.#until.set(key, Math.max(until, this.#until.get(key) ?? 0));
  }

  forget(key: string): void {
    this.#until.delete(key);
  }
}
