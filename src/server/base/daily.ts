import type { FastifyInstance } from 'fastify';
import { DAY } from '../../definition/model/clock';

/**
 * Runs a task when the server is ready, and at intervals after that. Errors are logged, and the task runs again the
 * next time; a shutdown waits for a running task.
 * @param interval in milliseconds
 * @param failed is logged with an error
 * @param task gets a function that says whether it should end early
 * @param atEnd whether the task runs once more when the server closes
 */
export function repeat(
  app: FastifyInstance,
  interval: number,
  failed: string,
  task: (isOver: () => boolean) => Promise<unknown>,
  atEnd = false,
): void {
  let isOver = false;
  let underWay: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    underWay = underWay
      .then(() => (isOver && !atEnd ? undefined : task(() => isOver)))
      .catch((error: unknown) => {
        app.log.error({ err: error }, failed);
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, interval);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    isOver = true;
    if (atEnd) run();
    await underWay;
  });
}

export const daily = (
  app: FastifyInstance,
  task: Parameters<typeof repeat>[3],
  failed = 'a daily task failed',
): void => repeat(app, DAY, failed, task);
