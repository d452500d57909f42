import { recordIn, textIn } from '../../platform/content/readResponse';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

/** The agency's video (docs/requirements.md, P35). */
export interface Video {
  readonly title: TranslatedText;
  readonly description: TranslatedText;
  /** Embed code as staff paste it, or the address of a video; or empty. */
  readonly embed: string;
}

/** The video in an answer. What is missing is empty. */
export function toVideo(answer: unknown): Video {
  const { mainorTitle, description, url } = recordIn(answer);
  return {
    title: toTranslatedText(mainorTitle),
    description: toTranslatedText(description),
    embed: textIn(url),
  };
}
