/**
 * Shares one read among all callers that arrived before it began. A read that is under way already may have begun
 * before a write that the caller knows of, so the caller waits for the next one.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    await running;
    // After the requests that have arrived together with this one.
    await new Promise((resolve) => setImmediate(resolve));
    const result = read();
    next = undefined;
    running = result.catch(() => {});
    return result;
  };
  return () => (next ??= begin());
}
