import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type * as Argon2 from '@node-rs/argon2';
import { HttpRefusal } from '../http/refusal';

/** Passwords that are hashed at the same time: 19 MiB and a core each. */
const THREADS = 2;
const MOST_WAITING = 20;

/** The package's asynchronous functions would take the threads that files, DNS and compression need. */
type Task = keyof Pick<typeof Argon2, 'hashSync' | 'verifySync'>;

type Answer = { readonly done: unknown } | { readonly failed: string };

/**
 * Sources run without a build, and the build is one bundle: neither has a file that a thread could start from. Requests
 * are answered before passwords are hashed, where a sandbox allows the priority to be set; elsewhere than on Linux it
 * would be that of the whole process. The package is loaded with the first task, which reports it if that fails.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
try {
  if (process.platform === 'linux') require('node:os').setPriority(10);
} catch {}
parentPort.on('message', ([task, ...args]) => {
  try {
    parentPort.postMessage({ done: require(workerData)[task](...args) });
  } catch (error) {
    parentPort.postMessage({ failed: error.message });
  }
});`;

interface Thread {
  readonly worker: Worker;
  /** What becomes of its tasks, which it does in order; undefined: the thread has died. */
  readonly waiting: ((answer?: Answer) => void)[];
}

const threads = new Set<Thread>();

function startThread(): Thread {
  const workerData = createRequire(import.meta.url).resolve('@node-rs/argon2');
  const worker = new Worker(THREAD, { eval: true, workerData, env: {}, execArgv: [] });
  const thread: Thread = { worker, waiting: [] };
  const end = (): void => {
    threads.delete(thread);
    for (const settle of thread.waiting.splice(0)) settle();
  };
  worker.on('message', (answer: Answer) => {
    thread.waiting.shift()?.(answer);
    // An idle thread keeps no process alive.
    if (thread.waiting.length === 0) worker.unref();
  });
  worker.on('error', end);
  worker.on('exit', end);
  threads.add(thread);
  return thread;
}

/** @throws Refusal 503 if as many passwords are waiting as may */
export function refuseFull(): void {
  const all = [...threads].reduce((sum, { waiting }) => sum + waiting.length, 0);
  if (all >= THREADS + MOST_WAITING) throw HttpRefusal.later('overloaded');
}

/** @throws Refusal 503 as `refuseFull`, or if the thread dies meanwhile: the next one gets another */
async function inThread(task: Task, ...args: readonly unknown[]): Promise<unknown> {
  refuseFull();
  const [free] = [...threads].toSorted((a, b) => a.waiting.length - b.waiting.length);
  const isEnough = free?.waiting.length === 0 || threads.size >= THREADS;
  const { worker, waiting } = free && isEnough ? free : startThread();
  const answer = await new Promise<Answer | undefined>((resolve) => {
    waiting.push(resolve);
    worker.ref();
    worker.postMessage([task, ...args]);
  });
  if (!answer) throw HttpRefusal.later('overloaded');
  if ('failed' in answer) throw new Error(`a password could not be hashed: ${answer.failed}`);
  return answer.done;
}

export const hash = (password: string, cost: Argon2.Options): Promise<string> =>
  inThread('hashSync', password, cost) as Promise<string>;

export const verify = (hashed: string, password: string): Promise<boolean> =>
  inThread('verifySync', hashed, password) as Promise<boolean>;
