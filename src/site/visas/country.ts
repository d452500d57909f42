import { type ResponseRecord, imageIn, listIn, textIn } from '../../platform/content/readResponse';
import {
  isSaid,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** A country of the visa pages (docs/requirements.md, P36), as far as its tile tells. */
export interface VisaCountry {
  readonly id: string;
  readonly name: TranslatedText;
  /** An address, if there is a picture. */
  readonly image: string | undefined;
}

/** The countries of an answer; one without a name or an id cannot be shown. */
export const toCountries = (answer: unknown): readonly VisaCountry[] =>
  listIn(answer).map(toCountry).filter(isShowable);

/** The country in a record. What is missing is empty. */
export const toCountry = ({ id, name, image }: ResponseRecord): VisaCountry => ({
  id: textIn(id),
  name: toTranslatedText(name),
  image: imageIn(image),
});

const isShowable = ({ id, name }: VisaCountry): boolean => id !== '' && isSaid(name);
