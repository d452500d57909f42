import { imageIn, recordIn } from '../../platform/content/reading';
import { toWords, type Words } from '../../platform/content/words';

export interface About {
  readonly title: Words;
  readonly body: Words;
  /** An address, if there is a photo. */
  readonly photo?: string;
}

/** What the staff say about the agency. What is missing is empty. */
export function toAbout(answer: unknown): About {
  const { title, body, photo } = recordIn(answer);
  const address = imageIn(photo);
  return {
    title: toWords(title),
    body: toWords(body),
    ...(address !== undefined && { photo: address }),
  };
}
