import { type ResponseRecord, imageIn, textIn } from '../../platform/content/readResponse';
import { parseShown } from '../../platform/content/shownRecords';
import { toTranslatedText } from '../../platform/content/translatedText';

/**
 * Returns how a list of countries is parsed; those without a name or an id are left out.
 * @param kind their content type
 */
export const toCountries = (kind: string) => (response: unknown) =>
  parseShown(kind, response, toCountry);

/** Parses a country of the visa pages (docs/requirements.md, P36); missing values become empty. */
export const toCountry = ({ id, name, image }: ResponseRecord) => ({
  id: textIn(id),
  name: toTranslatedText(name),
  image: imageIn(image),
});
