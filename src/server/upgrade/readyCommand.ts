import type { Command } from '../base/command';

/** How long the server may take to answer (ms). */
const PATIENCE_MS = 5000;

/** Asks the server of these settings on this machine whether it is ready: the health check of a container. */
export const readyCommand: Command = {
  about: 'asks the server on this machine whether it is ready',
  usage: (call) => call,
  async run(_, { PORT }) {
    const url = readyAt(PORT?.trim() || '4000');
    try {
      const response = await ask(url);
      console.log((await response.text()).trim());
      return response.ok ? 0 : 1;
    } catch (error) {
      const { cause = error } = error as Error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      console.error(
        `${url} does not answer; is the server running, and is PORT its port? ${reason}`,
      );
      return 1;
    }
  },
};

export const isReady = (port: number): Promise<boolean> =>
  ask(readyAt(port)).then(
    ({ ok }) => ok,
    () => false,
  );

const readyAt = (port: string | number): string => `http://127.0.0.1:${port}/api/ready/`;

const ask = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
