import { recordIn, textIn } from '../../platform/content/reading';
import { toWords, type Words } from '../../platform/content/words';

/** The agency's video (docs/requirements.md, P35). */
export interface Video {
  readonly title: Words;
  readonly description: Words;
  /** Embed code as staff paste it, or the address of a video; or empty. */
  readonly embed: string;
}

/** The video in an answer. What is missing is empty. */
export function toVideo(answer: unknown): Video {
  const { mainorTitle, description, url } = recordIn(answer);
  return { title: toWords(mainorTitle), description: toWords(description), embed: textIn(url) };
}
