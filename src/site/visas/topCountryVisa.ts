import { parseSections } from '../../definition/sections/elements';
import type { Section } from '../../definition/sections/section';
import { listIn, recordIn, textIn } from '../../platform/content/reading';
import { isSaid, toWords, type Words } from '../../platform/content/words';
import { type Country, toCountry } from './country';

/** A top country: the visa types that it has, by id, and the sections of its form. */
export interface TopCountry extends Country {
  readonly types: readonly string[];
  readonly sections: readonly Section[];
}

export interface VisaType {
  readonly id: string;
  readonly name: Words;
}

/** A document that is required, and for what: types by country. */
export interface Requirement {
  readonly title: Words;
  readonly places: readonly { readonly country: string; readonly types: readonly string[] }[];
}

/** The country in an answer. What is missing is empty, and what is no section is left out. */
export function toTopCountry(answer: unknown): TopCountry {
  const record = recordIn(answer);
  return {
    ...toCountry(record),
    types: idsIn(record.types),
    sections: parseSections(record.formFields),
  };
}

/** The types in an answer; those without an id or a name are left out. */
export const toVisaTypes = (answer: unknown): readonly VisaType[] =>
  listIn(answer)
    .map(({ id, name }) => ({ id: textIn(id), name: toWords(name) }))
    .filter(({ id, name }) => id !== '' && isSaid(name));

/** The documents in an answer; those without a title are left out. */
export const toRequirements = (answer: unknown): readonly Requirement[] =>
  listIn(answer)
    .map(({ title, countryIds }) => ({
      title: toWords(title),
      places: listIn(countryIds).map(({ topCountryVisa, topCountryVisaTypes }) => ({
        country: textIn(topCountryVisa),
        types: idsIn(topCountryVisaTypes),
      })),
    }))
    .filter(({ title }) => isSaid(title));

/** The types of a country in its own order; a type that nobody knows has no name to show. */
export const typesOf = (country: TopCountry, types: readonly VisaType[]): readonly VisaType[] =>
  country.types.flatMap((id) => types.find((type) => type.id === id) ?? []);

/** What is required for a type of visa of a country. */
export const requiredFor = (
  requirements: readonly Requirement[],
  country: string,
  type: string,
): readonly Requirement[] =>
  requirements.filter(({ places }) =>
    places.some((place) => place.country === country && place.types.includes(type)),
  );

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(textIn).filter((id) => id !== '') : [];
