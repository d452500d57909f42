import { type Language, LANGUAGES, pick } from '../../definition/text';
import { fold } from '../../definition/fold';
import type { Airport, City, Country, PlaceData } from './load';
import { PrefixIndex } from './prefixIndex';

export interface PlaceName {
  readonly id: string;
  readonly name: string;
}

export interface AirportName {
  readonly code: string;
  readonly airportName: string;
}

const MOST_FOUND = 20;
/** Cities of one country, the largest of them: more is no list to choose from. */
const MOST_LISTED = 1000;

/** The tags by which Node knows the orders of letters. */
const TAGS: Readonly<Record<Language, string>> = { ku: 'ckb', ar: 'ar', en: 'en' };

/** The place lookups (paper 2, section 7), all in memory. */
export class Places {
  readonly #countries: Readonly<Record<Language, readonly PlaceName[]>>;
  readonly #codeByName: ReadonlyMap<string, string>;
  readonly #cities: readonly City[];
  readonly #cityIndex: PrefixIndex;
  readonly #byCountry: ReadonlyMap<string, readonly City[]>;
  readonly #airports: readonly Airport[];
  readonly #airportIndex: PrefixIndex;

  constructor({ countries, cities, airports }: PlaceData) {
    this.#countries = {
      ku: countriesIn('ku', countries),
      ar: countriesIn('ar', countries),
      en: countriesIn('en', countries),
    };
    this.#codeByName = new Map(
      countries.flatMap(({ code, name }) => [code, ...name].map((n) => [fold(n), code] as const)),
    );
    this.#cities = cities;
    this.#cityIndex = new PrefixIndex(
      cities.map(({ name }) => name),
      MOST_FOUND,
    );
    this.#byCountry = groupByCountry(cities);
    this.#airports = airports;
    this.#airportIndex = new PrefixIndex(
      airports.map(({ code, name, city }) => [code, ...city, ...name]),
      MOST_FOUND,
    );
  }

  /** In the order of their names in that language. */
  countries(language: Language): readonly PlaceName[] {
    return this.#countries[language];
  }

  /** By a beginning of the name in any language, the best twenty. */
  findCities(query: string, language: Language): PlaceName[] {
    return this.#cityIndex
      .find(query)
      .flatMap((index) => this.#cities[index] ?? [])
      .map((city) => toName(city, language));
  }

  /** @param country its code, or its name in any language */
  citiesOf(country: string, language: Language): PlaceName[] {
    const code = this.#codeByName.get(fold(country)) ?? '';
    const cities = (this.#byCountry.get(code) ?? []).slice(0, MOST_LISTED);
    return byName(
      cities.map((city) => toName(city, language)),
      language,
    );
  }

  /** By a beginning of the code, the city's or the airport's name; the first twenty of all for ''. */
  findAirports(query: string, language: Language): AirportName[] {
    const found =
      fold(query) === ''
        ? this.#airports.slice(0, MOST_FOUND)
        : this.#airportIndex.find(query).flatMap((index) => this.#airports[index] ?? []);
    return found.map((airport) => toAirportName(airport, language));
  }
}

const toName = ({ id, name }: City, language: Language): PlaceName => ({
  id,
  name: pick(name, language),
});

/** Where the airport's own name does not tell the city, the city stands beside it. */
function toAirportName({ code, name, city }: Airport, language: Language): AirportName {
  const [own, town] = [pick(name, language), pick(city, language)];
  const tells = fold(own).includes(fold(town));
  return { code, airportName: tells ? own : `${own} (${town})` };
}

const countriesIn = (language: Language, countries: readonly Country[]): PlaceName[] =>
  byName(
    countries.map(({ code, name }) => ({ id: code, name: pick(name, language) })),
    language,
  );

const collators = new Map(
  LANGUAGES.map((language) => [language, new Intl.Collator(TAGS[language])]),
);

const byName = (places: readonly PlaceName[], language: Language): PlaceName[] =>
  places.toSorted((a, b) => collators.get(language)?.compare(a.name, b.name) ?? 0);

function groupByCountry(cities: readonly City[]): ReadonlyMap<string, readonly City[]> {
  const groups = new Map<string, City[]>();
  for (const city of cities) {
    const group = groups.get(city.country) ?? [];
    group.push(city);
    groups.set(city.country, group);
  }
  return groups;
}
