import { readFileSync } from 'node:fs';
import { isMainThread, Worker } from 'node:worker_threads';
import { codeOf } from '../errorCode';
import type { Reencoded } from './reencode';
import { AS_DOCUMENT_WORKER, READY, type PhotoRequest, type PhotoReply } from './worker';

type Keep = (order: PhotoRequest) => Promise<Reencoded>;

const LOOK_EVERY = 1000;

/**
 * Runs this process as a worker: keeps one file for each message, until the server disconnects.
 * @param argument with which it was started
 */
export function runAsWorker(argument: string): void {
  if (!isMainThread) {
    endWithServer();
    return;
  }
  const [, program = ''] = process.argv;
  // Opening a hostile document blocks this thread: it would never learn that the server was killed, and never end.
  if (argument === AS_DOCUMENT_WORKER) new Worker(program, { argv: [argument] }).unref();
  const loaded = argument === AS_DOCUMENT_WORKER ? forDocuments() : forPhotos();
  process.on('message', (order: PhotoRequest) => {
    void carryOut(order, loaded).then((reply) => process.send?.(reply));
  });
  process.once('disconnect', () => process.exit());
  // Signals to the process group are handled by the server, which may still need the worker for requests under
  // way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  void loaded.then(() => process.send?.(READY));
}

async function forPhotos(): Promise<Keep> {
  const { reencode } = await import('./reencode');
  return ({ from, to, form, most }) => reencode(from, to, form, most);
}

/** Kills this process once another one has become its parent, since the server has ended without a word. */
function endWithServer(): void {
  const server = process.ppid;
  setInterval(() => {
    if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY);
}

/** Without the decoders of photos. */
async function forDocuments(): Promise<Keep> {
  const { keepPdf, pdfLibrary } = await import('./keepPdf');
  await pdfLibrary();
  return ({ from, to }) => keepPdf(readFileSync(from), to);
}

async function carryOut(order: PhotoRequest, loaded: Promise<Keep>): Promise<PhotoReply> {
  const { id } = order;
  try {
    const keep = await loaded;
    return { id, done: await keep(order) };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    return { id, failed, code: codeOf(error) };
  }
}
