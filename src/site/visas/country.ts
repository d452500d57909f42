import * as read from '../../platform/content/read';
import { parseShown } from '../../platform/content/shownRecords';
import { neutralName, type TranslatedText } from '../../platform/content/translatedText';
import type { Handed } from '../../definition/model/prefill';

/**
 * Returns how a list of countries is parsed; those without a name or an id are left out.
 * @param kind their content type
 */
export const toCountries = (kind: string) => (response: unknown) =>
  parseShown(kind, response, toCountry);

/** Parses a country of the visa pages (docs/requirements.md, P36); missing values become empty. */
export const toCountry = ({ id, name, image, price, time }: read.ResponseRecord) => ({
  id: read.text(id),
  name: read.translated(name),
  image: read.image(image),
  price: read.price(price),
  time: read.translated(time),
});

/** The application types (docs/requirements.md, P18). */
type ApplicationKind = 1 | 2;

export const TOP_COUNTRY: ApplicationKind = 1;
export const NORMAL_COUNTRY: ApplicationKind = 2;

/** Returns the values for the form; without a type, an empty name replaces the one in a draft. */
export const handing = (
  kind: ApplicationKind,
  visaId: string,
  type: TranslatedText | undefined,
): Handed => ({
  visaId,
  applicationId: kind,
  visaTypeName: type ? neutralName(type) : '',
});
