import { type ResponseRecord, imageIn, textIn } from '../../platform/content/readResponse';
import { parseShown } from '../../platform/content/shownRecords';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

/** A country of the visa pages (docs/requirements.md, P36), with what its tile shows. */
export interface VisaCountry {
  readonly id: string;
  readonly name: TranslatedText;
  /** The URL of the picture, if there is one. */
  readonly image: string | undefined;
}

/**
 * Returns how a list of countries is parsed; those without a name or an id are left out.
 * @param kind their content type
 */
export const toCountries =
  (kind: string) =>
  (response: unknown): readonly VisaCountry[] =>
    parseShown(kind, response, toCountry);

/** Parses a country; missing values become empty. */
export const toCountry = ({ id, name, image }: ResponseRecord): VisaCountry => ({
  id: textIn(id),
  name: toTranslatedText(name),
  image: imageIn(image),
});
