import * as read from '../../platform/content/read';
import { neutralName } from '../../platform/content/translatedText';
import { toCountry } from './country';
import { toVisaFacts } from './visaFacts';

/** The staff's information about the visas of a normal country (docs/requirements.md, P36). */
export type NormalVisa = Readonly<ReturnType<typeof toNormalVisa>>;

/** Parses a record; missing values become empty. The odd spellings are those of the calls. */
export function toNormalVisa(response: unknown) {
  const record = read.record(response);
  return {
    ...toCountry(record),
    requirements: read.translated(record.requirments),
    availability: read.translated(record.availability),
    terms: read.translated(record.tearmsAndConditions),
    note: read.translated(record.note),
    types: typesIn(record.countryVisaTypes),
  };
}

/** Returns the types, each language-independent name once: it is their id, which an application contains. */
function typesIn(value: unknown) {
  const types = read.list(value).map((record) => {
    const name = read.translated(record.name);
    return { id: neutralName(name), name, ...toVisaFacts(record) };
  });
  return [...new Map(types.filter(({ id }) => id !== '').map((type) => [type.id, type])).values()];
}
