import { READY, type PhotoRequest, type PhotoReply } from './worker';
import { reencode } from './reencode';

/** Runs this process as the photo worker: re-encodes one photo for each message, until the server disconnects. */
export function runAsWorker(): void {
  process.on('message', (order: PhotoRequest) => {
    void carryOut(order).then((reply) => process.send?.(reply));
  });
  process.once('disconnect', () => process.exit());
  // Signals to the process group are handled by the server, which may still need the worker for requests under
  // way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.send?.(READY);
}

async function carryOut({ id, from, to, form, most }: PhotoRequest): Promise<PhotoReply> {
  try {
    return { id, done: await reencode(from, to, form, most) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
