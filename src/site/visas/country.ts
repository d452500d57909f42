import { type Answer, imageIn, listIn, textIn } from '../../platform/content/reading';
import { isSaid, toWords, type Words } from '../../platform/content/words';

/** A country of the visa pages (docs/requirements.md, P36), as far as its tile tells. */
export interface Country {
  readonly id: string;
  readonly name: Words;
  /** An address, if there is a picture. */
  readonly image: string | undefined;
}

/** The countries of an answer; one without a name or an id cannot be shown. */
export const toCountries = (answer: unknown): readonly Country[] =>
  listIn(answer).map(toCountry).filter(isShowable);

/** The country in a record. What is missing is empty. */
export const toCountry = ({ id, name, image }: Answer): Country => ({
  id: textIn(id),
  name: toWords(name),
  image: imageIn(image),
});

const isShowable = ({ id, name }: Country): boolean => id !== '' && isSaid(name);
