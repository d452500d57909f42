import { pixelsOf } from './pixels';
import PassportWorker from './worker?worker';
import address from './worker?worker&url';
import type { Question, Reply } from './worker';

/**
 * Reads the machine-readable zone of a photo on this device, in a thread of its own. Undefined: the browser cannot decode
 * the photo or has no threads. Never rejects.
 */
export async function readPassport(file: Blob): Promise<Reply> {
  try {
    // Without a canvas for workers (Safari until 16.4, Firefox until 105) the page decodes.
    const question: Question =
      typeof OffscreenCanvas === 'function' ? { file } : { grey: await pixelsOf(file, newCanvas) };
    return await ask(question);
  } catch {
    return undefined;
  }
}

/** Has the browser and the service worker store the reader's code, so that it is there without a connection. */
export async function cacheReader(): Promise<void> {
  await fetch(address);
}

const newCanvas = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height });

/** Milliseconds after which there is no reply: some browsers never finish decoding a broken photo. */
const LONGEST = 30_000;

async function ask(question: Question): Promise<Reply> {
  const worker = new PassportWorker();
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data));
      worker.addEventListener('error', reject);
      setTimeout(reject, LONGEST);
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
