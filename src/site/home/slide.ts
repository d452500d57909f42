import { imageIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText } from '../../platform/content/translatedText';

/** A slide of the home page's carousel: picture and text (docs/requirements.md, P35). */
export type Slide = Readonly<ReturnType<typeof toSlides>[number]>;

/** Parses a list of slides; leaves out those without a picture or a title. */
export const toSlides = (response: unknown) =>
  shownRecords('carousel', response).flatMap(({ photo, title, body }) => {
    const address = imageIn(photo);
    const slide = { title: toTranslatedText(title), body: toTranslatedText(body) };
    return address === undefined ? [] : [{ photo: address, ...slide }];
  });
