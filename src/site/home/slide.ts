import { imageIn, listIn } from '../../platform/content/readResponse';
import {
  isSaid,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** One picture of the home page's carousel, and what stands on it (docs/requirements.md, P35). */
export interface Slide {
  /** The address of a picture. */
  readonly photo: string;
  readonly title: TranslatedText;
  readonly body: TranslatedText;
}

/** The slides in an answer; those without a picture or a title are left out. */
export const toSlides = (answer: unknown): readonly Slide[] =>
  listIn(answer).flatMap(({ photo, title, body }) => {
    const address = imageIn(photo);
    const slide = { title: toTranslatedText(title), body: toTranslatedText(body) };
    return address === undefined || !isSaid(slide.title) ? [] : [{ photo: address, ...slide }];
  });
