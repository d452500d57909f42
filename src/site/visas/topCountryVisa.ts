import { parseSections } from '../../definition/sections/elements';
import type { QuestionSection } from '../../definition/sections/section';
import { listIn, recordIn, textIn, stringsIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';
import { type VisaCountry, toCountry } from './country';

/** A top country: the ids of its visa types, and the sections of its form. */
export interface TopCountry extends VisaCountry {
  readonly types: readonly string[];
  readonly sections: readonly QuestionSection[];
}

export interface VisaType {
  readonly id: string;
  readonly name: TranslatedText;
}

/** A required document, with the visa types by country that require it. */
export interface Requirement {
  readonly title: TranslatedText;
  readonly places: readonly { readonly country: string; readonly types: readonly string[] }[];
}

/** Parses a country; missing values become empty, and invalid sections are left out. */
export function toTopCountry(response: unknown): TopCountry {
  const record = recordIn(response);
  return {
    ...toCountry(record),
    types: stringsIn(record.types),
    sections: parseSections(record.formFields),
  };
}

/** Parses a list of types; leaves out those without an id or a name. */
export const toVisaTypes = (response: unknown): readonly VisaType[] =>
  shownRecords('top_country_visa_type', response)
    .map(({ id, name }) => ({ id: textIn(id), name: toTranslatedText(name) }))
    .filter(({ id }) => id !== '');

/** Parses a list of documents; leaves out those without a title. */
export const toRequirements = (response: unknown): readonly Requirement[] =>
  shownRecords('top_country_visa_requirements', response).map(({ title, countryIds }) => ({
    title: toTranslatedText(title),
    places: listIn(countryIds).map(({ topCountryVisa, topCountryVisaTypes }) => ({
      country: textIn(topCountryVisa),
      types: stringsIn(topCountryVisaTypes),
    })),
  }));

/** Returns the types of a country in its own order, without unknown ones. */
export const typesOf = (country: TopCountry, types: readonly VisaType[]): readonly VisaType[] =>
  country.types.flatMap((id) => types.find((type) => type.id === id) ?? []);

/** Returns the documents required for a visa type of a country. */
export const requiredFor = (
  requirements: readonly Requirement[],
  country: string,
  type: string,
): readonly Requirement[] =>
  requirements.filter(({ places }) =>
    places.some((place) => place.country === country && place.types.includes(type)),
  );
