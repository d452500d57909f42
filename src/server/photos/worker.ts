import { type ChildProcess, fork } from 'node:child_process';
import type { PhotoForm, Reencode, Reencoded } from './reencode';

/** The argument by which the program knows that it is to be this child. */
export const AS_PHOTO_WORKER = '--photos';

export interface PhotoOrder {
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

/** What the decoders take in large pieces goes back to the system, and is not kept for later. */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '500000' };

/**
 * Has photos made anew by a process of its own: what a picture does to its decoder, it does not do to
 * the server. The process is started again when it falls, and knows none of our secrets.
 * @param main the program to run as the child
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
    // One that could not be started may tell it twice; the second time another has its place.
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

  /** Undefined if the child fell meanwhile. */
  const ask = (order: Omit<PhotoOrder, 'id'>): Promise<PhotoReply | undefined> =>
    new Promise((resolve) => {
      child ??= start();
      count += 1;
      waiting.set(count, resolve);
      // Where this fails the child has ended, and says so by itself.
      child.send({ id: count, ...order } satisfies PhotoOrder, () => {});
    });

  const reencode: Reencode = async (from, to, form = 'photo', most?) => {
    const order = { from, to, form, most };
    const first = await ask(order);
    if (first) return unwrap(first);
    // Whose fault it was shows when each is looked at by itself.
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
