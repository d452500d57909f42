interface Job {
  readonly begin: () => Promise<void>;
}

/**
 * Runs a limited number of jobs at a time, and only one of each caller. Callers take turns, so that only those
 * with much work wait for it.
 */
export class FairQueue {
  readonly #slots: number;
  #running = 0;
  /** In the order of their turns. */
  readonly #lines = new Map<string, Job[]>();
  readonly #busy = new Set<string>();

  constructor(slots: number) {
    this.#slots = slots;
  }

  run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(caller) ?? [];
      line.push({ begin: () => work().then(resolve, reject) });
      this.#lines.set(caller, line);
      this.#beginNext();
    });
  }

  #beginNext(): void {
    for (const [caller, line] of [...this.#lines]) {
      if (this.#running >= this.#slots) return;
      const job = this.#busy.has(caller) ? undefined : line.shift();
      if (!job) continue;
      if (line.length === 0) this.#lines.delete(caller);
      this.#running += 1;
      this.#busy.add(caller);
      void job.begin().then(() => {
        this.#running -= 1;
        this.#busy.delete(caller);
        this.#goLast(caller);
        this.#beginNext();
      });
    }
  }

  #goLast(caller: string): void {
    const line = this.#lines.get(caller);
    if (!line) return;
    this.#lines.delete(caller);
    this.#lines.set(caller, line);
  }
}
