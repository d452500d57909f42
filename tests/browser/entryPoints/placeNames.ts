import { readFileSync } from 'node:fs';
import {
  type Field,
  isList,
  isObject,
  isString,
  type Shape,
} from '../../../src/definition/model/field';
import type { Language, Text } from '../../../src/definition/model/text';
import { isRecord, type Json, type Values } from '../../../src/definition/model/values';

const DATA = 'src/server/places/data';

type Names = Readonly<Record<Language, string>>;

/** The places of some files of names by their English names; of two cities called alike, the larger. */
function namesIn(...files: readonly string[]): ReadonlyMap<string, Names> {
  const places = files.flatMap((file) => {
    const [, ...rows] = readFileSync(`${DATA}/${file}.tsv`, 'utf8').trim().split('\n');
    return rows.map((row) => {
      const [, en = '', ar = '', ku = '', people = '0'] = row.split('\t');
      return { names: { en, ar: ar || en, ku: ku || en }, people: Number(people) };
    });
  });
  const bySize = places.toSorted((a, b) => a.people - b.people);
  return new Map(bySize.map(({ names }) => [names.en, names]));
}

const NAMES: Readonly<Record<string, ReadonlyMap<string, Names>>> = {
  country: namesIn('countries'),
  city: namesIn('cities-world', 'cities-region', 'cities-iraq'),
  place: new Map(driversPlaces().map(([ku, ar, en]) => [en, { ku, ar, en }])),
};

/** Where our drivers go, as the demo content has it. */
function driversPlaces(): Text[] {
  const kind: unknown = JSON.parse(readFileSync('schemas/content/get_transport.json', 'utf8'));
  const { samples } = kind as { samples: readonly { places: Text[] }[] };
  return samples.flatMap(({ places }) => places);
}

/** Tells another name of a place of a source. */
type Rename = (source: string, name: string) => string | undefined;

/** Returns the answers with countries, cities and places under their names in a language, as a visitor finds them. */
export const withPlaceNames = (shape: Shape, values: Values, language: Language): Values =>
  renamed(shape, values, (source, name) => NAMES[source]?.get(name)?.[language]);

/** Returns answers with places under the names that are stored, whatever language they were chosen in. */
export const withStoredNames = (shape: Shape, values: Values, language: Language): Values =>
  renamed(
    shape,
    values,
    (source, name) =>
      [...(NAMES[source]?.values() ?? [])].findLast((names) => names[language] === name)?.en,
  );

const renamed = (shape: Shape, values: Values, rename: Rename): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = shape.properties[name];
      return [name, field && value !== undefined ? named(field, value, rename) : value];
    }),
  );

function named(field: Field, value: Json, rename: Rename): Json {
  if (isString(field) && field.source?.options && typeof value === 'string') {
    return rename(field.source.options, value) ?? value;
  }
  if (isObject(field) && isRecord(value)) return renamed(field, value, rename);
  if (!isList(field) || !Array.isArray(value)) return value;
  return value.map((row) => named(field.items, row, rename));
}
