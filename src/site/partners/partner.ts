import { imageIn, listIn, textIn } from '../../platform/content/reading';
import { toWords, type Words } from '../../platform/content/words';

export interface Partner {
  readonly id: string;
  readonly name: Words;
  /** The address of a picture. */
  readonly logo: string;
}

/** The partners that have a logo to show. */
export const toPartners = (answer: unknown): readonly Partner[] =>
  listIn(answer).flatMap(({ id, name, logo }) => {
    const address = imageIn(logo);
    return address === undefined
      ? []
      : [{ id: textIn(id) || address, name: toWords(name), logo: address }];
  });
