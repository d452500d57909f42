import { answer, type Answer } from './answer';
import type { Grey } from './grey';
import { pixelsOf } from './pixels';

/** What the page asks: a file, or its pixels if workers of this browser cannot decode. */
export type Question = { readonly file: Blob } | { readonly grey: Grey };

/** The answer; undefined: the browser cannot decode the file. */
export type Reply = Answer | undefined;

/** The part of a worker that this needs; the project's types are those of a page. */
declare const self: {
  onmessage: (event: { data: Question }) => void;
  postMessage: (message: Reply) => void;
};

self.onmessage = ({ data }) => {
  void reply(data).then((message) => self.postMessage(message));
};

async function reply(question: Question): Promise<Reply> {
  try {
    const grey =
      'grey' in question
        ? question.grey
        : await pixelsOf(question.file, (width, height) => new OffscreenCanvas(width, height));
    return answer(grey, new Date());
  } catch {
    return undefined;
  }
}
