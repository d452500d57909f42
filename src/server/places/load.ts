import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pick, type Text } from '../../definition/text';
import { fold } from '../../definition/fold';
import { isNoSuchFile } from '../noSuchFile';
import { parseTsv } from './tsv';

export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string;
  readonly name: Text;
}

export interface City {
  readonly id: string;
  readonly country: string;
  readonly name: Text;
  readonly population: number;
}

export interface Airport {
  /** IATA, three letters. */
  readonly code: string;
  readonly country: string;
  readonly name: Text;
  readonly city: Text;
}

export interface PlaceData {
  readonly countries: readonly Country[];
  /** The largest first. */
  readonly cities: readonly City[];
  /** The most used from here first, as the file has them. */
  readonly airports: readonly Airport[];
}

/** Where our own lists lie, from the project's root. */
export const OWN_PLACES = 'src/server/places/data';

/**
 * Our own lists, and in the place of their cities or airports what `npm run import` has put into the
 * data folder.
 */
export async function loadPlaces(root: string, importedFolder: string): Promise<PlaceData> {
  const own = join(root, OWN_PLACES);
  const names = await readdir(own);
  const citiesOfOurs = names.filter((name) => /^cities-.*\.tsv$/u.test(name)).toSorted();
  const imported = async (name: string) => readRows(join(importedFolder, name));
  const ours = async (files: readonly string[]) =>
    (await Promise.all(files.map((name) => readRows(join(own, name))))).flatMap((r) => r ?? []);
  return {
    countries: (await ours(['countries.tsv'])).map(toCountry),
    cities: toCities((await imported('cities.tsv')) ?? (await ours(citiesOfOurs))),
    airports: ((await imported('airports.tsv')) ?? (await ours(['airports.tsv']))).map(toAirport),
  };
}

type Row = Record<string, string>;

/** Undefined if there is no such file. */
async function readRows(path: string): Promise<Row[] | undefined> {
  try {
    return parseTsv(await readFile(path, 'utf8'));
  } catch (error) {
    if (isNoSuchFile(error)) return undefined;
    throw error;
  }
}

/** A name that a language lacks is said in English. */
const textOf = (ku: string | undefined, ar: string | undefined, en: string | undefined): Text => [
  ku || en || '',
  ar || en || '',
  en ?? '',
];

const toCountry = ({ code = '', ku, ar, en }: Row): Country => ({ code, name: textOf(ku, ar, en) });

const toAirport = ({ code = '', country = '', ...row }: Row): Airport => ({
  code,
  country,
  name: textOf(row.ku, row.ar, row.en),
  city: textOf(row.cityKu, row.cityAr, row.cityEn),
});

function toCities(rows: readonly Row[]): City[] {
  const used = new Map<string, number>();
  return rows
    .map(({ country = '', ku, ar, en, population }) => {
      const name = textOf(ku, ar, en);
      return { country, name, population: Number(population) || 0 };
    })
    .toSorted((a, b) => b.population - a.population)
    .map((city) => {
      // Of two namesakes in a country the larger has the plain id.
      const plain = `${city.country}-${fold(pick(city.name, 'en')).replaceAll(' ', '-')}`;
      const count = (used.get(plain) ?? 0) + 1;
      used.set(plain, count);
      return { ...city, id: count === 1 ? plain : `${plain}-${count}` };
    });
}
