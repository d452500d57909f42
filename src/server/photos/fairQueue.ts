export interface FairLimits {
  readonly ofAll: number;
  /** Fewer than of all: another caller begins at once, however much work one caller has. */
  readonly ofCaller: number;
}

/**
 * Runs a limited number of jobs at a time, of all and of each caller. Callers take turns, so that only those with much
 * work wait for it.
 */
export class FairQueue {
  readonly #limits: FairLimits;
  #running = 0;
  /** In the order of their turns. */
  readonly #lines = new Map<string, (() => Promise<void>)[]>();
  readonly #runningOf = new Map<string, number>();

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(caller) ?? [];
      line.push(() => work().then(resolve, reject));
      this.#lines.set(caller, line);
      this.#beginNext();
    });
  }

  #beginNext(): void {
    const { ofAll, ofCaller } = this.#limits;
    for (const [caller, line] of [...this.#lines]) {
      if (this.#running >= ofAll) return;
      const own = this.#runningOf.get(caller) ?? 0;
      const job = own < ofCaller ? line.shift() : undefined;
      if (!job) continue;
      if (line.length === 0) this.#lines.delete(caller);
      this.#goLast(caller);
      this.#count(caller, 1);
      void job().then(() => {
        this.#count(caller, -1);
        this.#goLast(caller);
        this.#beginNext();
      });
    }
  }

  #count(caller: string, more: number): void {
    this.#running += more;
    const own = (this.#runningOf.get(caller) ?? 0) + more;
    if (own > 0) this.#runningOf.set(caller, own);
    else this.#runningOf.delete(caller);
  }

  #goLast(caller: string): void {
    const line = this.#lines.get(caller);
    if (!line) return;
    this.#lines.delete(caller);
    this.#lines.set(caller, line);
  }
}
