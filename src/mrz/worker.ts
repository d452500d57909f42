import type { Grey } from './grey';
import { pixelsOf } from './pixels';
import { answer, type Answer } from './values';

/** What the page asks: a file, or its pixels if workers of this browser cannot decode. */
export type Question = { readonly file: Blob } | { readonly grey: Grey };

/** The answer; undefined: the browser cannot decode the file. */
export type Reply = Answer | undefined;

/** The part of a worker that this needs; the project's types are those of a page. */
declare const self: {
  onmessage: (event: { data: Question }) => Promise<void>;
  postMessage: (message: Reply) => void;
};

self.onmessage = async ({ data }) => {
  try {
    const grey = 'grey' in data ? data.grey : await pixelsOf(data.file, newCanvas);
    self.postMessage(answer(grey, new Date()));
  } catch {
    self.postMessage(undefined);
  }
};

const newCanvas = (width: number, height: number) => new OffscreenCanvas(width, height);
