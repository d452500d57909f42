/** How long the server may take to answer (ms). */
const PATIENCE_MS = 5000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Asks the server of these settings on this machine whether it is ready: the health check of a container.
 * @returns the exit code
 */
export async function readyCommand(_: readonly string[], { PORT }: Environment): Promise<number> {
  const url = `http://127.0.0.1:${PORT?.trim() || '4000'}/api/ready/`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    console.log((await response.text()).trim());
    return response.ok ? 0 : 1;
  } catch (error) {
    console.error(`${url}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
