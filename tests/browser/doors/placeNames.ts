import { readFileSync } from 'node:fs';
import { type Field, isList, isObject, isString, type Shape } from '../../../src/definition/field';
import type { Language, Text } from '../../../src/definition/text';
import { isRecord, type Json, type Values } from '../../../src/definition/values';

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

/** The answers with countries, cities and places as a visitor finds them: under their names in the language. */
export function withPlaceNames(shape: Shape, values: Values, language: Language): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = shape.properties[name];
      return [name, field && value !== undefined ? named(field, value, language) : value];
    }),
  );
}

function named(field: Field, value: Json, language: Language): Json {
  if (isString(field) && field.source && typeof value === 'string') {
    return NAMES[field.source.options]?.get(value)?.[language] ?? value;
  }
  if (isObject(field) && isRecord(value)) return withPlaceNames(field, value, language);
  if (!isList(field) || !Array.isArray(value)) return value;
  return value.map((row) => named(field.items, row, language));
}
