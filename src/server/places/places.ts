import { type Language, pick } from '../../definition/model/text';
import { inAlphabet } from '../../definition/language/alphabet';
import { fold, foldMore } from '../../definition/model/fold';
import { type Airport, type City, type CountryEntry, NEAR, type PlaceData } from './loadPlaces';

export interface PlaceName {
  readonly id: string;
  readonly name: string;
  /** The name that answers store, whatever the language. */
  readonly englishName: string;
  /** All other names, for a client that searches by itself. */
  readonly otherNames: readonly string[];
}

export interface AirportName extends Pick<PlaceName, 'otherNames'> {
  readonly code: string;
  readonly airportName: string;
  /** The city that was searched for, which has no airport. */
  readonly near?: string;
}

const MOST_FOUND = 20;
/** The largest cities of a country; more would not be a usable list. */
const MOST_LISTED = 1000;

export type Places = ReturnType<typeof placesOf>;

/** Returns the lookups of places (docs/requirements.md, P38), all in memory. */
export function placesOf({ countries, cities, airports, near }: PlaceData) {
  const named = {
    ku: countriesIn('ku', countries),
    ar: countriesIn('ar', countries),
    en: countriesIn('en', countries),
  };
  const countryByName = new Map(
    countries.flatMap((country) =>
      [country.code, ...country.name, ...country.also].map((n) => [fold(n), country] as const),
    ),
  );
  // Made at the first search, so that they do not delay the start.
  let findCities: ReturnType<typeof prefixIndex> | undefined;
  let findAirports: ReturnType<typeof prefixIndex> | undefined;
  let findNear: ReturnType<typeof prefixIndex> | undefined;
  let cityByName: ReadonlyMap<string, City> | undefined;
  return {
    /** Lists Iraq and its neighbours, then the others by their names in that language. */
    countries: (language: Language): readonly PlaceName[] => named[language],

    /** Finds cities by the beginning of a name in any language, the best twenty. */
    findCities(query: string, language: Language): PlaceName[] {
      findCities ??= prefixIndex(
        cities.map(({ name, also }) => [...name, ...also]),
        MOST_FOUND,
      );
      return findCities(query)
        .flatMap((index) => cities[index] ?? [])
        .map((city) => toName(city, language));
    },

    /**
     * Lists the cities of a country, the largest first.
     * @param country its code, or its name in any language
     */
    citiesOf(country: string, language: Language): PlaceName[] {
      const code = countryByName.get(fold(country))?.code;
      const own = cities.filter((city) => city.country === code).slice(0, MOST_LISTED);
      return own.map((city) => toName(city, language));
    },

    /**
     * Returns the name of a place for staff, as answers store it: an airport by its code, which follows the name, others
     * by their English names. Undefined for an unknown one.
     * @param isBrief an airport is named by its city
     */
    nameOf(
      stored: string,
      source: string,
      language: Language,
      isBrief = false,
    ): string | undefined {
      switch (source) {
        case 'airport': {
          const airport = airports.find(({ code }) => code === stored);
          if (airport && isBrief) return pick(airport.city, language);
          return airport && `${toAirportName(airport, language).airportName} (${stored})`;
        }
        case 'country': {
          const country = countryByName.get(fold(stored));
          return country && pick(country.name, language);
        }
        case 'city': {
          // The first of a name is the largest city.
          cityByName ??= new Map(cities.toReversed().map((city) => [pick(city.name, 'en'), city]));
          const city = cityByName.get(stored);
          return city && pick(city.name, language);
        }
        default:
          return undefined;
      }
    },

    /**
     * Finds airports by the beginning of the code, the city's or the airport's name; the twenty most used for ''. For a
     * city without one, finds one nearby.
     */
    findAirports(query: string, language: Language): AirportName[] {
      findAirports ??= prefixIndex(
        airports.map(({ code, name, city, also }) => [code, ...city, ...also, ...name]),
        MOST_FOUND,
      );
      const found =
        fold(query) === ''
          ? airports.slice(0, MOST_FOUND)
          : findAirports(query).flatMap((index) => airports[index] ?? []);
      if (found.length > 0) return found.map((airport) => toAirportName(airport, language));
      findNear ??= prefixIndex(
        near.map(({ name, also }) => [...name, ...also]),
        MOST_FOUND,
      );
      return findNear(query)
        .flatMap((index) => near[index] ?? [])
        .map(({ airport, name }) => {
          return { ...toAirportName(airport, language), near: pick(name, language) };
        });
    },
  };
}

const toName = (
  { id, name, also }: Pick<City, 'id' | 'name' | 'also'>,
  language: Language,
): PlaceName => ({
  id,
  name: pick(name, language),
  englishName: pick(name, 'en'),
  otherNames: othersOf([...name, ...also], pick(name, language)),
});

const othersOf = (names: readonly string[], shown: string): string[] =>
  [...new Set(names)].filter((name) => name !== shown);

/** Adds the city where the airport's own name does not contain it. */
function toAirportName({ code, name, city, also }: Airport, language: Language): AirportName {
  const [own, town] = [pick(name, language), pick(city, language)];
  const tells = fold(own).includes(fold(town));
  const airportName = tells ? own : `${own} (${town})`;
  return { code, airportName, otherNames: othersOf([...city, ...also, ...name], airportName) };
}

function countriesIn(language: Language, countries: readonly CountryEntry[]): PlaceName[] {
  const named = countries.map(({ code, ...country }) => toName({ id: code, ...country }, language));
  const near = NEAR.length;
  const others = inAlphabet(named.slice(near), ({ name }) => name, language);
  return [...named.slice(0, near), ...others];
}

/** The Arabic article, which people leave out. */
const ARTICLE = 'ال';

/** Names are in a bucket for each beginning of so many letters and fewer. */
const LONGEST_KEY = 3;

/** Whole names, beginnings, inner words. */
const RANKS = 3;

/** More than the length of any name: a name and a position in it make one number. */
const STRIDE = 1024;

/**
 * Returns a function that finds items by the beginnings of their names, or of words in them. It returns the numbers of
 * the best: whole names, then beginnings, then inner words, each in the order of importance; after these, in the same
 * order, what an Arabic keyboard cannot type.
 * @param items the names of each item, the most important first
 * @param most the number of results
 */
export function prefixIndex(items: readonly (readonly string[])[], most: number) {
  const names: string[] = [];
  /** Names as an Arabic keyboard types them. */
  const typed: string[] = [];
  const itemOf: number[] = [];
  /** Positions of names and words by their first letters. */
  const buckets = new Map<string, number[]>();
  for (const [item, own] of items.entries()) {
    for (const name of new Set([...new Set(own)].map(fold))) {
      if (name.length >= STRIDE) continue;
      const position = (names.push(name) - 1) * STRIDE;
      itemOf.push(item);
      const bare = foldMore(name);
      typed.push(bare);
      for (const start of startsIn(name)) {
        const end = Math.min(start + LONGEST_KEY, name.length);
        for (let at = start + 1; at <= end; at += 1) {
          const key = bare.slice(start, at);
          const bucket = buckets.get(key);
          if (bucket) bucket.push(position + start);
          else buckets.set(key, [position + start]);
        }
      }
    }
  }
  return (query: string): number[] => {
    const folded = fold(query);
    const more = foldMore(folded);
    const ranked = Array.from({ length: 2 * RANKS }, (): number[] => []);
    for (const position of buckets.get(more.slice(0, LONGEST_KEY)) ?? []) {
      const start = position % STRIDE;
      const index = (position - start) / STRIDE;
      const [name = '', item = 0] = [names[index], itemOf[index]];
      if (typed[index]?.startsWith(more, start) !== true) continue;
      const tries = name.startsWith(folded, start) ? 0 : RANKS;
      const begins = start === 0 || (start === ARTICLE.length && name.startsWith(ARTICLE));
      const rank = !begins ? 2 : name.length - start === folded.length ? 0 : 1;
      const list = ranked[tries + rank] ?? [];
      // The names of one item follow each other, so only the last result has to be compared.
      if (list.length < most && list.at(-1) !== item) list.push(item);
    }
    return [...new Set(ranked.flat())].slice(0, most);
  };
}

/** Returns where a name and the words in it begin, with and without the article. */
function startsIn(name: string): number[] {
  const starts: number[] = [];
  for (let at = 0; ; at += 1) {
    starts.push(at);
    if (name.startsWith(ARTICLE, at)) starts.push(at + ARTICLE.length);
    at = name.indexOf(' ', at);
    if (at < 0) return starts;
  }
}
