import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HttpRefusal } from '../http/refusal';
import type { FileForm, Reencode, Reencoded } from './reencode';

/** The argument that starts the program as the photo worker. */
export const AS_PHOTO_WORKER = '--photos';

export interface PhotoRequest {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly form: FileForm;
  readonly most?: number | undefined;
}

export type PhotoReply = { readonly id: number } & (
  | { readonly done: Reencoded }
  | { readonly failed: string }
);

/** The first message of a worker, after which it takes photos. */
export const READY = 'ready';

/** unavailable: the worker could not be started, whatever it was given. */
type Outcome = PhotoReply | 'crashed' | 'unavailable';

/** Sent as Retry-After. */
const RETRY_AFTER_SECONDS = 15;

/**
 * Makes the allocator return the largest blocks of decoders to the system, those of photos of cameras. Mapping smaller
 * ones again for each photo, those of photos that the form has made smaller (9 MB), would take an eighth more CPU time,
 * and returning them 8 %: the second limit is twice the first, as the allocator would choose it by itself if the first were not set.
 */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '16000000', MALLOC_TRIM_THRESHOLD_: '32000000' };

/** What opening one document may take; photos have limits of their own (reencode). */
interface DocumentLimits {
  readonly milliseconds: number;
  /** Of the whole worker. */
  readonly memory: number;
}

const DOCUMENT_LIMITS: DocumentLimits = { milliseconds: 20_000, memory: 1 << 30 };
const LOOK_EVERY = 100;

const isPhoto = (form: FileForm): boolean => form === 'photo' || form === 'picture';

/**
 * Kills the worker if a document keeps it busy for too long, or makes it use too much memory: a small file can expand to
 * gigabytes. Returns a function that ends the watch.
 */
function killIfStuck(child: ChildProcess, { milliseconds, memory }: DocumentLimits): () => void {
  const end = Date.now() + milliseconds;
  const watch = setInterval(() => {
    if (Date.now() > end || residentBytes(child.pid) > memory) child.kill('SIGKILL');
  }, LOOK_EVERY);
  return () => clearInterval(watch);
}

/** Returns 0 where the system does not say. */
function residentBytes(pid: number | undefined): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Re-encodes photos in a process of its own: a picture that crashes the decoder does not crash the server. The
 * process is started for the first photo, and again when it has exited, and has none of the server's secrets.
 * @param main the program to run as the worker
 * @param report called with a text if the worker cannot be started
 */
export function photoWorker(
  main: string,
  report: (text: string) => void,
  limits: DocumentLimits = DOCUMENT_LIMITS,
) {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let child: ChildProcess | undefined;
  let count = 0;
  let alone: Promise<unknown> = Promise.resolve();

  const tell = (error: unknown): void => {
    const reason = error instanceof Error ? `: ${error.message}` : '';
    report(`The photo worker cannot be started${reason}`);
  };

  const start = (): ChildProcess => {
    const env = { PATH: process.env.PATH, ...MEMORY };
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const started = fork(main, [AS_PHOTO_WORKER], { env, execArgv: [], stdio: [...stdio] });
    let isReady = false;
    started.on('message', (reply: typeof READY | PhotoReply) => {
      if (reply === READY) {
        isReady = true;
        return;
      }
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    });
    // A worker that cannot be started may emit both events; by the second another one has taken its place.
    const fall = (error?: Error): void => {
      if (child !== started) return;
      child = undefined;
      if (!isReady) tell(error);
      const all = [...waiting.values()];
      waiting.clear();
      for (const settle of all) settle(isReady ? 'crashed' : 'unavailable');
    };
    // Not its exit, which may be known before its last messages are read.
    started.once('disconnect', fall);
    started.once('error', fall);
    return started;
  };

  const ask = (order: Omit<PhotoRequest, 'id'>): Promise<Outcome> =>
    new Promise<Outcome>((resolve) => {
      const target = (child ??= start());
      count += 1;
      const stop = isPhoto(order.form) ? () => {} : killIfStuck(target, limits);
      waiting.set(count, (outcome) => {
        stop();
        resolve(outcome);
      });
      // If this fails, the worker has exited, and its disconnect event follows.
      target.send({ id: count, ...order } satisfies PhotoRequest, () => {});
    }).catch((error: unknown) => {
      // There is no memory left for a process, for instance.
      tell(error);
      return 'unavailable';
    });

  const reencode: Reencode = async (from, to, form = 'photo', most?) => {
    const order = { from, to, form, most };
    const first = await ask(order);
    if (first !== 'crashed') return unwrap(first);
    // Retries alone, to find out which of several photos crashed the worker.
    const second = alone.then(() => ask(order));
    alone = second;
    const outcome = await second;
    return outcome === 'crashed'
      ? { refused: isPhoto(form) ? 'fileType' : 'pdf' }
      : unwrap(outcome);
  };

  const close = (): void => {
    const last = child;
    child = undefined;
    if (last?.connected) last.disconnect();
  };
  return { reencode, close };
}

/** @throws Refusal 503 if no worker could be started */
function unwrap(reply: Exclude<Outcome, 'crashed'>): Reencoded {
  if (reply === 'unavailable') throw HttpRefusal.later('busy', RETRY_AFTER_SECONDS);
  if ('failed' in reply) throw new Error(`a photo could not be written: ${reply.failed}`);
  return reply.done;
}
