import * as read from '../../platform/content/read';
import { shownRecords } from '../../platform/content/shownRecords';
import type { TranslatedText } from '../../platform/content/translatedText';

/** A slide of the home page's carousel: picture and text (docs/requirements.md, P35). */
export type Slide = Readonly<ReturnType<typeof toSlides>[number]>;

/** Parses a list of slides; leaves out those without a picture or a title. */
export const toSlides = (response: unknown) =>
  shownRecords('carousel', response).flatMap(({ photo, title, body }) => {
    const address = read.image(photo);
    const slide = { title: read.translated(title), body: read.translated(body) };
    return address === undefined ? [] : [{ photo: address, ...slide }];
  });

/** Parses the agency's video (docs/requirements.md, P35); missing values become empty. */
export function toVideo(response: unknown) {
  const { mainorTitle, description, url } = read.record(response);
  return {
    title: read.translated(mainorTitle),
    description: read.translated(description),
    /** Embed code as staff paste it, the URL of a video, or empty. */
    embed: read.text(url),
  };
}

/** The title and description that staff write for a section (docs/requirements.md, P9). */
export interface SectionHead {
  readonly title: TranslatedText;
  readonly description: TranslatedText;
}

/** The sections with such texts, by their positions (docs/requirements.md, P9). */
export const POSITIONS = { offers: 1, holidays: 2, blogs: 3 } as const;

/** Parses the texts by their positions; the first of two for one position wins. */
export function toSectionHeads(response: unknown): ReadonlyMap<number, SectionHead> {
  const heads = new Map<number, SectionHead>();
  for (const { position, title, description } of read.list(response)) {
    const place = read.number(position);
    if (place === undefined || heads.has(place)) continue;
    heads.set(place, {
      title: read.translated(title),
      description: read.translated(description),
    });
  }
  return heads;
}
