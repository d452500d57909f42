import { type ResponseRecord, imageIn, listIn, textIn } from '../../platform/content/readResponse';
import {
  isSaid,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

/** A country of the visa pages (docs/requirements.md, P36), with what its tile shows. */
export interface VisaCountry {
  readonly id: string;
  readonly name: TranslatedText;
  /** The URL of the picture, if there is one. */
  readonly image: string | undefined;
}

/** Parses a list of countries; leaves out those without a name or an id. */
export const toCountries = (answer: unknown): readonly VisaCountry[] =>
  listIn(answer).map(toCountry).filter(isShowable);

/** Parses a country; missing values become empty. */
export const toCountry = ({ id, name, image }: ResponseRecord): VisaCountry => ({
  id: textIn(id),
  name: toTranslatedText(name),
  image: imageIn(image),
});

const isShowable = ({ id, name }: VisaCountry): boolean => id !== '' && isSaid(name);
