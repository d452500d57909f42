import { recordIn, textIn } from '../../platform/content/readResponse';
import { toTranslatedText } from '../../platform/content/translatedText';

/** Parses the agency's video (docs/requirements.md, P35); missing values become empty. */
export function toVideo(response: unknown) {
  const { mainorTitle, description, url } = recordIn(response);
  return {
    title: toTranslatedText(mainorTitle),
    description: toTranslatedText(description),
    /** Embed code as staff paste it, the URL of a video, or empty. */
    embed: textIn(url),
  };
}
