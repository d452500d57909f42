import { listIn, numberIn } from '../../platform/content/readResponse';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

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
