import { listIn, recordIn } from '../../platform/content/readResponse';
import {
  hasText,
  neutralName,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';
import { toCountry } from './country';

/** The staff's information about the visas of a normal country (docs/requirements.md, P36). */
export type NormalVisa = Readonly<ReturnType<typeof toNormalVisa>>;

/** Parses a record; missing values become empty. The odd spellings are those of the calls. */
export function toNormalVisa(response: unknown) {
  const record = recordIn(response);
  return {
    ...toCountry(record),
    requirements: toTranslatedText(record.requirments),
    availability: toTranslatedText(record.availability),
    terms: toTranslatedText(record.tearmsAndConditions),
    note: toTranslatedText(record.note),
    types: typesIn(record.countryVisaTypes),
  };
}

/** Returns the types, each language-independent name once: they have no ids, an application says the name. */
function typesIn(value: unknown): readonly TranslatedText[] {
  const names = listIn(value).map(({ name }) => toTranslatedText(name));
  return [...new Map(names.filter(hasText).map((name) => [neutralName(name), name])).values()];
}
