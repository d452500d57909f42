import { imageIn, recordIn, textIn } from '../../platform/content/reading';
import { toWords, type Words } from '../../platform/content/words';

export interface About {
  readonly title: Words;
  readonly body: Words;
  /** An address, if there is a photo. */
  readonly photo?: string;
}

export function toAbout(answer: unknown): About {
  const { title, body, photo } = recordIn(answer);
  const address = imageIn(photo);
  return {
    title: toWords(title),
    body: toWords(body),
    ...(address !== undefined && { photo: address }),
  };
}

export interface VideoInfo {
  readonly title: Words;
  readonly description: Words;
  /** Embed code, as staff pasted it. */
  readonly embed: string;
}

export function toVideoInfo(answer: unknown): VideoInfo {
  const { mainorTitle, description, url } = recordIn(answer);
  return {
    title: toWords(mainorTitle),
    description: toWords(description),
    embed: textIn(url),
  };
}
