import {
  type ResponseRecord,
  imageIn,
  listIn,
  recordIn,
  textIn,
  textsIn,
} from '../../platform/content/readResponse';
import { toBriefFacts } from '../cards/briefFact';
import { parseShown } from '../../platform/content/shownRecords';
import { hasText, toTranslatedText } from '../../platform/content/translatedText';

/** A country in which a company can be founded (docs/requirements.md, P36). */
export type CompanyCountry = Readonly<ReturnType<typeof toCompanyCountry>>;

export const COUNTRIES_CALL = 'client/company_formation_country/';

/** Parses a list of countries; leaves out those without an id or a name. */
export const toCompanyCountries = (response: unknown) =>
  parseShown('company_formation_country', response, toCompanyCountry);

/** Parses a country; values that are missing or of another shape become empty. */
export function toCompanyCountry(response: unknown) {
  const record = recordIn(response);
  return {
    id: textIn(record.id),
    name: toTranslatedText(record.name),
    flag: imageIn(record.flagPhoto),
    photo: imageIn(record.photo),
    facts: toBriefFacts(record.briefFacts),
    requirements: listIn(record.requirements)
      .map(toGroup)
      .filter(({ items }) => items.length > 0),
  };
}

const toGroup = ({ title, items }: ResponseRecord) => ({
  title: toTranslatedText(title),
  items: textsIn(items).filter(hasText),
});
