interface Job {
  readonly begin: () => Promise<void>;
}

/**
 * Runs jobs, so many at a time and no two of one caller. Callers take turns: whoever brings much work waits
 * for it, and nobody else does.
 */
export class FairQueue {
  readonly #slots: number;
  #running = 0;
  /** The one whose turn is next comes first. */
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
