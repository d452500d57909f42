/**
 * Returns a function that runs work of a cost as soon as the total cost of concurrent work allows it; the rest waits in
 * order. Work that costs more than the total runs alone.
 */
export function costLimit(total: number) {
  let left = total;
  const waiting: { readonly cost: number; readonly enter: () => void }[] = [];
  const letIn = (): void => {
    for (let [next] = waiting; next && next.cost <= left; [next] = waiting) {
      waiting.shift();
      left -= next.cost;
      next.enter();
    }
  };
  return async <T>(estimate: number, work: () => Promise<T>): Promise<T> => {
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
