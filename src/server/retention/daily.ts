import type { FastifyInstance } from 'fastify';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Runs a task when the server is ready, and daily after that. Errors are logged, and the task runs again the next
 * day; a shutdown waits for a running task.
 * @param task gets a function that says whether it should end early
 */
export function daily(
  app: FastifyInstance,
  task: (isOver: () => boolean) => Promise<unknown>,
): void {
  let isOver = false;
  let underWay: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    underWay = underWay
      .then(() => (isOver ? undefined : task(() => isOver)))
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'a daily task failed');
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, DAY);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    isOver = true;
    await underWay;
  });
}
