import { listIn, numberIn } from '../../platform/content/readResponse';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

/** What the staff write above a section (docs/requirements.md, P9). */
export interface SectionHead {
  readonly title: TranslatedText;
  readonly description: TranslatedText;
}

/** The sections that have a head, by their positions (docs/requirements.md, P9). */
export const POSITIONS = { offers: 1, holidays: 2, blogs: 3 } as const;

export type SectionHeads = ReadonlyMap<number, SectionHead>;

/** The heads in an answer by their positions; of two for one position the first. */
export function toSectionHeads(answer: unknown): SectionHeads {
  const heads = new Map<number, SectionHead>();
  for (const { position, title, description } of listIn(answer)) {
    const place = numberIn(position);
    if (place === undefined || heads.has(place)) continue;
    heads.set(place, {
      title: toTranslatedText(title),
      description: toTranslatedText(description),
    });
  }
  return heads;
}
