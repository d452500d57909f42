import type { PhotoOrder, PhotoReply } from './worker';
import { reencode } from './reencode';

/** What the child does: one photo for each order, until the server is gone. */
export function runAsWorker(): void {
  process.on('message', (order: PhotoOrder) => {
    void carryOut(order).then((reply) => process.send?.(reply));
  });
  process.once('disconnect', () => process.exit());
  // A signal to the whole group is the server's to answer: it may still need us for what is under way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}

async function carryOut({ id, from, to, form, most }: PhotoOrder): Promise<PhotoReply> {
  try {
    return { id, done: await reencode(from, to, form, most) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
