import * as read from '../../platform/content/read';
import { toBriefFacts } from '../cards/briefFact';
import { parseShown } from '../../platform/content/shownRecords';
import { hasText } from '../../platform/content/translatedText';

/** A country in which a company can be founded (docs/requirements.md, P36). */
export type CompanyCountry = Readonly<ReturnType<typeof toCompanyCountry>>;

export const COUNTRIES_CALL = 'client/company_formation_country/';

/** Parses a list of countries; leaves out those without an id or a name. */
export const toCompanyCountries = (response: unknown) =>
  parseShown('company_formation_country', response, toCompanyCountry);

/** Parses a country; values that are missing or of another shape become empty. */
export function toCompanyCountry(response: unknown) {
  const record = read.record(response);
  return {
    id: read.text(record.id),
    name: read.translated(record.name),
    flag: read.image(record.flagPhoto),
    photo: read.image(record.photo),
    facts: toBriefFacts(record.briefFacts),
    requirements: read
      .list(record.requirements)
      .map(toGroup)
      .filter(({ items }) => items.length > 0),
  };
}

const toGroup = ({ title, items }: read.ResponseRecord) => ({
  title: read.translated(title),
  items: read.translatedTexts(items).filter(hasText),
});
