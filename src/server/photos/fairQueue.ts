import { callerCounts, type FairLimits } from '../http/callerCounts';

/**
 * Returns a function that runs a limited number of jobs at a time, of all and of each caller. Whoever has had the fewest
 * since the queue was empty is next, so that only those with much work wait for it.
 */
export function fairQueue(limits: FairLimits) {
  const running = callerCounts(limits);
  const had = new Map<string, number>();
  /** In the order of their turns. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  const goLast = (caller: string): void => {
    const line = lines.get(caller);
    if (!line) return;
    lines.delete(caller);
    lines.set(caller, line);
  };
  const countOf = (caller: string): number => had.get(caller) ?? 0;
  const beginNext = (): void => {
    if (lines.size === 0) had.clear();
    // Sorting is stable: of those with as many, the one who has waited longest.
    for (const [caller, line] of [...lines].sort(([a], [b]) => countOf(a) - countOf(b))) {
      const job = running.isFull(caller) ? undefined : line.shift();
      if (!job) continue;
      if (line.length === 0) lines.delete(caller);
      goLast(caller);
      had.set(caller, countOf(caller) + 1);
      running.add(caller, 1);
      void job().then(() => {
        running.add(caller, -1);
        goLast(caller);
        beginNext();
      });
    }
  };
  return <T>(caller: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const line = lines.get(caller) ?? [];
      line.push(() => work().then(resolve, reject));
      lines.set(caller, line);
      beginNext();
    });
}
