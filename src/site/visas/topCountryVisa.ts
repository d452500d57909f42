import * as read from '../../platform/content/read';
import { parseSections } from '../../definition/sections/elements';
import { parseShown, shownRecords } from '../../platform/content/shownRecords';
import { toCountry } from './country';
import { toVisaFacts } from './visaFacts';

/** A top country: the ids of its visa types, and the sections of its form. */
export type TopCountry = Readonly<ReturnType<typeof toTopCountry>>;

type VisaType = ReturnType<typeof toVisaTypes>[number];

/** A required document, with the visa types by country that require it. */
export type Requirement = ReturnType<typeof toRequirements>[number];

/** Parses a country; missing values become empty, and invalid sections are left out. */
export function toTopCountry(response: unknown) {
  const record = read.record(response);
  return {
    ...toCountry(record),
    types: read.strings(record.types),
    facts: new Map(
      read.list(record.typeFacts).map((facts) => [read.text(facts.type), toVisaFacts(facts)]),
    ),
    sections: parseSections(record.formFields),
  };
}

/** Parses a list of types; leaves out those without an id or a name. */
export const toVisaTypes = (response: unknown) =>
  parseShown('top_country_visa_type', response, ({ id, name }) => ({
    id: read.text(id),
    name: read.translated(name),
  }));

/** Parses a list of documents; leaves out those without a title. */
export const toRequirements = (response: unknown) =>
  shownRecords('top_country_visa_requirements', response).map(({ title, countryIds }) => ({
    title: read.translated(title),
    places: read.list(countryIds).map(({ topCountryVisa, topCountryVisaTypes }) => ({
      country: read.text(topCountryVisa),
      types: read.strings(topCountryVisaTypes),
    })),
  }));

/** Returns the types of a country in its own order with its facts about them, without unknown ones. */
export const typesOf = ({ types, facts }: TopCountry, all: readonly VisaType[]) =>
  types.flatMap((id) => {
    const type = all.find((one) => one.id === id);
    return type ? [{ ...type, ...(facts.get(id) ?? toVisaFacts({})) }] : [];
  });

export const requiredFor = (
  requirements: readonly Requirement[],
  country: string,
  type: string,
): readonly Requirement[] =>
  requirements.filter(({ places }) =>
    places.some((place) => place.country === country && place.types.includes(type)),
  );
