import { listIn, numberIn } from '../../platform/content/reading';
import { toWords, type Words } from '../../platform/content/words';

/** What the staff write above a section (docs/requirements.md, P9). */
export interface SectionHead {
  readonly title: Words;
  readonly description: Words;
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
    heads.set(place, { title: toWords(title), description: toWords(description) });
  }
  return heads;
}
