/** Runs work that costs so much of something as soon as there is enough of it. */
export type Spend = <T>(cost: number, work: () => Promise<T>) => Promise<T>;

/**
 * Lets so much work run at a time that its costs stay within the total; the others wait in their order.
 * What costs more than the total runs by itself.
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
  return async (asked, work) => {
    const cost = Math.min(asked, total);
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
