/** So many are known to be over a limit; more than that are counted again. */
const MOST_KNOWN = 5000;

/** Who is over a limit, and until when: refused from memory, a flood costs the database nothing. */
export class OverLimit {
  readonly #until = new Map<string, number>();

  /** Milliseconds until the key may try again; 0 if it is not known to be over. */
  wait(key: string, now: Date): number {
    return Math.max(0, (this.#until.get(key) ?? 0) - now.getTime());
  }

  /** @param until in milliseconds since 1970 */
  add(key: string, until: number): void {
    if (this.#until.size >= MOST_KNOWN) this.#until.clear();
    this.#until.set(key, until);
  }

  forget(key: string): void {
    this.#until.delete(key);
  }
}
