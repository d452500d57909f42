/** Runs work of a cost as soon as the limit allows it. */
export type Spend = <T>(cost: number, work: () => Promise<T>) => Promise<T>;

/**
 * Limits the total cost of concurrent work; the rest waits in order. Work that costs more than the total runs
 * alone.
 */
export function costLimit(total: number): Spend {
  let left = total;
  const waiting: { readonly cost: number; readonly enter: () => void }[] = [];
  const letIn = (): void => {
    for (let [next] = waiting; next && next.cost <= left; [next] = waiting) {
      waiting.shift();
      left -= next.cost;
      next.enter();
    }
  };
  return async (estimate, work) => {
    const cost = Math.min(estimate, total);
    await new Promise<void>((enter) => {
      waiting.push({ cost, enter });
      letIn();
    });
    try {
      return await work();
    } finally {
      left += cost;
      letIn();
    }
  };
}
