import { parseSections } from '../../definition/sections/elements';
import type { QuestionSection } from '../../definition/sections/section';
import { listIn, recordIn, textIn } from '../../platform/content/readResponse';
import {
  isSaid,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';
import { type VisaCountry, toCountry } from './country';

/** A top country: the visa types that it has, by id, and the sections of its form. */
export interface TopCountry extends VisaCountry {
  readonly types: readonly string[];
  readonly sections: readonly QuestionSection[];
}

export interface VisaType {
  readonly id: string;
  readonly name: TranslatedText;
}

/** A document that is required, and for what: types by country. */
export interface Requirement {
  readonly title: TranslatedText;
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
    .map(({ id, name }) => ({ id: textIn(id), name: toTranslatedText(name) }))
    .filter(({ id, name }) => id !== '' && isSaid(name));

/** The documents in an answer; those without a title are left out. */
export const toRequirements = (answer: unknown): readonly Requirement[] =>
  listIn(answer)
    .map(({ title, countryIds }) => ({
      title: toTranslatedText(title),
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
