import { imageIn, listIn } from '../../platform/content/readResponse';
import {
  isSaid,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** A slide of the home page's carousel: picture and text (docs/requirements.md, P35). */
export interface Slide {
  /** The URL of a picture. */
  readonly photo: string;
  readonly title: TranslatedText;
  readonly body: TranslatedText;
}

/** Parses a list of slides; leaves out those without a picture or a title. */
export const toSlides = (answer: unknown): readonly Slide[] =>
  listIn(answer).flatMap(({ photo, title, body }) => {
    const address = imageIn(photo);
    const slide = { title: toTranslatedText(title), body: toTranslatedText(body) };
    return address === undefined || !isSaid(slide.title) ? [] : [{ photo: address, ...slide }];
  });
