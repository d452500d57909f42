import { type ChildProcess, fork } from 'node:child_process';
import type { PhotoForm, Reencode, Reencoded } from './reencode';

/** The argument that starts the program as the photo worker. */
export const AS_PHOTO_WORKER = '--photos';

export interface PhotoRequest {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly form: PhotoForm;
  readonly most?: number | undefined;
}

export type PhotoReply = { readonly id: number } & (
  { readonly done: Reencoded } | { readonly failed: string }
);

export interface PhotoWorker {
  readonly reencode: Reencode;
  close(): void;
}

/** Makes the allocator return the decoders' large blocks to the system. */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '500000' };

/**
 * Re-encodes photos in a process of its own: a picture that crashes the decoder does not crash the server. The
 * process is restarted when it exits, and has none of the server's secrets.
 * @param main the program to run as the worker
 */
export function photoWorker(main: string): PhotoWorker {
  const waiting = new Map<number, (reply: PhotoReply | undefined) => void>();
  let child: ChildProcess | undefined;
  let count = 0;
  let alone: Promise<unknown> = Promise.resolve();

  const start = (): ChildProcess => {
    const env = { PATH: process.env.PATH, ...MEMORY };
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const started = fork(main, [AS_PHOTO_WORKER], { env, execArgv: [], stdio: [...stdio] });
    started.on('message', (reply: PhotoReply) => {
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    });
    // A worker that cannot be started may emit both events; by the second another one has taken its place.
    const fall = (): void => {
      if (child !== started) return;
      child = undefined;
      const all = [...waiting.values()];
      waiting.clear();
      for (const settle of all) settle(undefined);
    };
    started.once('exit', fall);
    started.once('error', fall);
    return started;
  };

  /** Resolves to undefined if the worker exits meanwhile. */
  const ask = (order: Omit<PhotoRequest, 'id'>): Promise<PhotoReply | undefined> =>
    new Promise((resolve) => {
      child ??= start();
      count += 1;
      waiting.set(count, resolve);
      // If this fails, the worker has exited, and its exit event follows.
      child.send({ id: count, ...order } satisfies PhotoRequest, () => {});
    });

  const reencode: Reencode = async (from, to, form = 'photo', most?) => {
    const order = { from, to, form, most };
    const first = await ask(order);
    if (first) return unwrap(first);
    // Retries alone, to find out which of several photos crashed the worker.
    const second = alone.then(() => ask(order));
    alone = second;
    const reply = await second;
    return reply ? unwrap(reply) : { fault: 'fileType' };
  };

  child = start();
  const close = (): void => {
    if (child?.connected) child.disconnect();
  };
  return { reencode, close };
}

function unwrap(reply: PhotoReply): Reencoded {
  if ('failed' in reply) throw new Error(`a photo could not be written: ${reply.failed}`);
  return reply.done;
}
