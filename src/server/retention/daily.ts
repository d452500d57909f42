import type { FastifyInstance } from 'fastify';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Does something when the server is ready and every day from then on, beside its other work. What fails
 * is logged, and tried again the next day; a stop waits for what is under way.
 * @param task is told how to know that it should come to an end
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
