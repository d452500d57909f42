import { imageIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

/** A slide of the home page's carousel: picture and text (docs/requirements.md, P35). */
export interface Slide {
  /** The URL of a picture. */
  readonly photo: string;
  readonly title: TranslatedText;
  readonly body: TranslatedText;
}

/** Parses a list of slides; leaves out those without a picture or a title. */
export const toSlides = (response: unknown): readonly Slide[] =>
  shownRecords('carousel', response).flatMap(({ photo, title, body }) => {
    const address = imageIn(photo);
    const slide = { title: toTranslatedText(title), body: toTranslatedText(body) };
    return address === undefined ? [] : [{ photo: address, ...slide }];
  });
