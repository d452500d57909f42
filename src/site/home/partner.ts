import { imageIn, listIn } from '../../platform/content/reading';
import { toWords, type Words } from '../../platform/content/words';

/** Who the agency works with (paper 1, section 3). */
export interface Partner {
  readonly name: Words;
  /** The address of a picture. */
  readonly logo: string;
}

/** The partners in an answer; those without a logo are left out. */
export const toPartners = (answer: unknown): readonly Partner[] =>
  listIn(answer).flatMap(({ name, logo }) => {
    const address = imageIn(logo);
    return address === undefined ? [] : [{ name: toWords(name), logo: address }];
  });
