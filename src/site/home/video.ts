import { recordIn, textIn } from '../../platform/content/readResponse';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

/** The agency's video (docs/requirements.md, P35). */
export interface Video {
  readonly title: TranslatedText;
  readonly description: TranslatedText;
  /** Embed code as staff paste it, the URL of a video, or empty. */
  readonly embed: string;
}

/** Parses the video; missing values become empty. */
export function toVideo(response: unknown): Video {
  const { mainorTitle, description, url } = recordIn(response);
  return {
    title: toTranslatedText(mainorTitle),
    description: toTranslatedText(description),
    embed: textIn(url),
  };
}
