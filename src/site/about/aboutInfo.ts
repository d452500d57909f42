import { imageIn, recordIn } from '../../platform/content/readResponse';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

export interface About {
  readonly title: TranslatedText;
  readonly body: TranslatedText;
  /** An address, if there is a photo. */
  readonly photo?: string;
}

/** What the staff say about the agency. What is missing is empty. */
export function toAbout(answer: unknown): About {
  const { title, body, photo } = recordIn(answer);
  const address = imageIn(photo);
  return {
    title: toTranslatedText(title),
    body: toTranslatedText(body),
    ...(address !== undefined && { photo: address }),
  };
}
