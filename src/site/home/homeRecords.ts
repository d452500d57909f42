import { imageIn, recordIn, textIn, listIn, numberIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

/** A slide of the home page's carousel: picture and text (docs/requirements.md, P35). */
export type Slide = Readonly<ReturnType<typeof toSlides>[number]>;

/** Parses a list of slides; leaves out those without a picture or a title. */
export const toSlides = (response: unknown) =>
  shownRecords('carousel', response).flatMap(({ photo, title, body }) => {
    const address = imageIn(photo);
    const slide = { title: toTranslatedText(title), body: toTranslatedText(body) };
    return address === undefined ? [] : [{ photo: address, ...slide }];
  });

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

/** The title and description that staff write for a section (docs/requirements.md, P9). */
export interface SectionHead {
  readonly title: TranslatedText;
  readonly description: TranslatedText;
}

/** The sections with such texts, by their positions (docs/requirements.md, P9). */
export const POSITIONS = { offers: 1, holidays: 2, blogs: 3 } as const;

export type SectionHeads = ReadonlyMap<number, SectionHead>;

/** Parses the texts by their positions; the first of two for one position wins. */
export function toSectionHeads(response: unknown): SectionHeads {
  const heads = new Map<number, SectionHead>();
  for (const { position, title, description } of listIn(response)) {
    const place = numberIn(position);
    if (place === undefined || heads.has(place)) continue;
    heads.set(place, {
      title: toTranslatedText(title),
      description: toTranslatedText(description),
    });
  }
  return heads;
}
