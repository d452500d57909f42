import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HttpRefusal } from '../http/refusal';
import type { FileForm, Reencode, Reencoded } from './reencode';

/** The arguments that start the program as the worker for photos, and as the one for documents. */
export const AS_PHOTO_WORKER = '--photos';
export const AS_DOCUMENT_WORKER = '--documents';

export interface PhotoRequest {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly form: FileForm;
  readonly most?: number | undefined;
}

export type PhotoReply = { readonly id: number } & (
  | { readonly done: Reencoded }
  | { readonly failed: string; readonly code?: unknown }
);

/** The first message of a worker, after which it takes files. */
export const READY = 'ready';

/** unavailable: the worker could not be started, whatever it was given. */
type Outcome = PhotoReply | 'crashed' | 'unavailable';

/**
 * Makes the allocator return the largest blocks of decoders to the system, those of photos of cameras. Mapping smaller
 * ones again for each photo, those of photos that the form has made smaller (9 MB), would take an eighth more CPU time,
 * and returning them 8 %: the second limit is twice the first, as the allocator would choose it by itself if the first were not set.
 */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '16000000', MALLOC_TRIM_THRESHOLD_: '32000000' };

/** What opening one document may take (docs/requirements.md, R11); photos have limits of their own (reencode). */
interface DocumentLimits {
  /** CPU time. */
  readonly milliseconds: number;
  /** Bytes of the whole worker, of which 80 MB are the library's. */
  readonly memory: number;
}

const DOCUMENT_LIMITS: DocumentLimits = { milliseconds: 2000, memory: 256 << 20 };
/** How much more it counts to have the worker killed than the time that it took: visitors wait for the next one. */
const COST_OF_KILLED = 3;
const LOOK_EVERY = 50;
/** Milliseconds of real time, where the system does not report CPU time. */
const LONGEST_WAIT = 20_000;
const HEAP_MB = 128;

/**
 * Kills the worker if a document keeps it busy for too long, or makes it use too much memory: a small file can expand to
 * gigabytes. Returns a function that ends the watch.
 */
function killIfStuck(child: ChildProcess, { milliseconds, memory }: DocumentLimits): () => void {
  const end = Date.now() + LONGEST_WAIT;
  const before = usageOf(child.pid).milliseconds;
  const watch = setInterval(() => {
    const now = usageOf(child.pid);
    const isOver = now.milliseconds - before > milliseconds || now.memory > memory;
    if (isOver || Date.now() > end) child.kill('SIGKILL');
  }, LOOK_EVERY);
  return () => clearInterval(watch);
}

/** Finds user and system time in /proc/<pid>/stat, in hundredths of a second. */
const CPU_TIME = /\) (?:\S+ ){11}(\d+) (\d+)/u;

/** Returns CPU time and resident memory of a process, and 0 where the system does not say. */
function usageOf(pid: number | undefined) {
  const read = (file: string, pattern: RegExp): number[] => {
    try {
      const [, ...found] = pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? [];
      return found.map(Number);
    } catch {
      return [];
    }
  };
  const [user = 0, system = 0] = read('stat', CPU_TIME);
  const [kilobytes = 0] = read('status', /^VmRSS:\s+(\d+)/mu);
  return { milliseconds: (user + system) * 10, memory: kilobytes * 1024 };
}

interface ChildOptions {
  readonly argument: string;
  readonly execArgv?: readonly string[];
  /** Whether what the process writes to stderr is passed on. */
  readonly isHeard: boolean;
}

/** Runs one process of the program, which is started for its first file, and again when it has exited. */
function childOf(
  main: string,
  report: (text: string) => void,
  { argument, execArgv = [], isHeard }: ChildOptions,
) {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let child: { readonly process: ChildProcess; readonly ready: Promise<void> } | undefined;
  let count = 0;

  const tell = (error: unknown): void => {
    const reason = error instanceof Error ? `: ${error.message}` : '';
    report(`The photo worker cannot be started${reason}`);
  };

  const start = () => {
    const env = { PATH: process.env.PATH, ...MEMORY };
    const stdio = ['ignore', 'ignore', isHeard ? 'inherit' : 'ignore', 'ipc'] as const;
    const started = fork(main, [argument], { env, execArgv: [...execArgv], stdio: [...stdio] });
    let isReady = false;
    const ready = new Promise<void>((resolve) => {
      started.on('message', (reply: typeof READY | PhotoReply) => {
        if (reply === READY) {
          isReady = true;
          resolve();
          return;
        }
        waiting.get(reply.id)?.(reply);
        waiting.delete(reply.id);
      });
    });
    // A worker that cannot be started may emit both events; by the second another one has taken its place.
    const fall = (error?: Error): void => {
      if (child?.process !== started) return;
      child = undefined;
      if (!isReady) tell(error);
      const all = [...waiting.values()];
      waiting.clear();
      for (const settle of all) settle(isReady ? 'crashed' : 'unavailable');
    };
    // Not its exit, which may be known before its last messages are read.
    started.once('disconnect', fall);
    started.once('error', fall);
    return { process: started, ready };
  };

  /** @param watch begins when the worker has been given the file; returns what ends it */
  const ask = (
    order: Omit<PhotoRequest, 'id'>,
    watch?: (child: ChildProcess) => () => void,
  ): Promise<Outcome> =>
    new Promise<Outcome>((resolve) => {
      const { process: target, ready } = (child ??= start());
      count += 1;
      const id = count;
      let stop = (): void => {};
      waiting.set(id, (outcome) => {
        stop();
        resolve(outcome);
      });
      void ready.then(() => {
        if (watch && waiting.has(id)) stop = watch(target);
      });
      // If this fails, the worker has exited, and its disconnect event follows.
      target.send({ id, ...order } satisfies PhotoRequest, () => {});
    }).catch((error: unknown) => {
      // There is no memory left for a process, for instance.
      tell(error);
      return 'unavailable';
    });

  const close = (): void => {
    const last = child?.process;
    child = undefined;
    if (last?.connected) last.disconnect();
  };
  return { ask, close };
}

/**
 * Re-encodes photos and opens documents in two processes of their own: a picture that crashes the decoder does not
 * crash the server, and no photo waits for a document. They have none of the server's secrets.
 * @param main the program to run as the workers
 * @param report called with a text if a worker cannot be started
 */
export function photoWorker(
  main: string,
  report: (text: string) => void,
  limits: DocumentLimits = DOCUMENT_LIMITS,
) {
  const photos = childOf(main, report, { argument: AS_PHOTO_WORKER, isHeard: true });
  const documents = childOf(main, report, {
    argument: AS_DOCUMENT_WORKER,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // A document that fills the heap would write a page into the log each time.
    isHeard: false,
  });
  let aloneAgain: Promise<unknown> = Promise.resolve();
  let lastDocument: Promise<unknown> = Promise.resolve();

  const reencodePhoto = async (order: Omit<PhotoRequest, 'id'>): Promise<Reencoded> => {
    const first = await photos.ask(order);
    if (first !== 'crashed') return unwrap(first);
    // Retries alone, to find out which of several photos crashed the worker.
    const second = aloneAgain.then(() => photos.ask(order));
    aloneAgain = second;
    const outcome = await second;
    return outcome === 'crashed' ? { refused: 'fileType' } : unwrap(outcome);
  };

  /** One after the other: the one that has to be killed is known, and is not tried again. */
  const openDocument = async (order: Omit<PhotoRequest, 'id'>): Promise<Reencoded> => {
    const opened = lastDocument.then(() =>
      documents.ask(order, (child) => killIfStuck(child, limits)),
    );
    lastDocument = opened;
    const outcome = await opened;
    return outcome === 'crashed'
      ? { refused: 'pdf', milliseconds: limits.milliseconds * COST_OF_KILLED }
      : unwrap(outcome);
  };

  const reencode: Reencode = async (from, to, form = 'photo', most?) =>
    form === 'pdf' ? openDocument({ from, to, form }) : reencodePhoto({ from, to, form, most });

  const close = (): void => {
    photos.close();
    documents.close();
  };
  return { reencode, close };
}

/** @throws Refusal 503 if no worker could be started */
function unwrap(reply: Exclude<Outcome, 'crashed'>): Reencoded {
  if (reply === 'unavailable') throw HttpRefusal.later('busy');
  if (!('failed' in reply)) return reply.done;
  const { failed, code } = reply;
  throw Object.assign(new Error(`a photo could not be written: ${failed}`), { code });
}
