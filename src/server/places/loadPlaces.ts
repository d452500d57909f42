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
  readonly also: readonly string[];
}

export interface City {
  readonly id: string;
  readonly country: string;
  readonly name: Text;
  /** What else people call it, in any language. */
  readonly also: readonly string[];
  readonly population: number;
}

export interface Airport {
  /** IATA, three letters. */
  readonly code: string;
  readonly country: string;
  readonly name: Text;
  readonly city: Text;
  /** What else people call its city. */
  readonly also: readonly string[];
}

export interface PlaceData {
  /** Iraq and its neighbours first. */
  readonly countries: readonly Country[];
  /** The most important from here first: by size, and by how near their country is. */
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
  const alsoOf = aliasesIn(await ours(['aliases.tsv']));
  const countries = (await ours(['countries.tsv'])).map((row) => toCountry(row, alsoOf));
  const airports = (await imported('airports.tsv')) ?? (await ours(['airports.tsv']));
  return {
    countries: countries.toSorted((a, b) => rankOf(a.code) - rankOf(b.code)),
    cities: toCities((await imported('cities.tsv')) ?? (await ours(citiesOfOurs)), alsoOf),
    airports: airports.map((row) => toAirport(row, alsoOf)),
  };
}

/** Iraq and its neighbours, in the order in which people here travel to them. */
export const NEAR: readonly string[] = ['IQ', 'TR', 'IR', 'SY', 'JO', 'KW', 'SA'];

const rankOf = (country: string): number =>
  NEAR.includes(country) ? NEAR.indexOf(country) : NEAR.length;

/** What people here mean first: a town of Iraq before all but the largest cities elsewhere. */
function weightOf({ country, population }: Pick<City, 'country' | 'population'>): number {
  if (country === NEAR[0]) return population * 1000;
  return NEAR.includes(country) ? population * 10 : population;
}

/** The other names of a place in a country, by its English name; of the country itself without one. */
type AliasesOf = (country: string, place?: string) => readonly string[];

/** Reads aliases.tsv: the place in English, and its other names. */
function aliasesIn(rows: readonly Row[]): AliasesOf {
  const byName = new Map<string, readonly string[]>();
  for (const { country = '', place = '', names = '' } of rows) {
    byName.set(`${country} ${fold(place)}`, names.split('|'));
  }
  return (country, place = '') => byName.get(`${country} ${fold(place)}`) ?? [];
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

const toCountry = ({ code = '', ku, ar, en }: Row, alsoOf: AliasesOf): Country => ({
  code,
  name: textOf(ku, ar, en),
  also: alsoOf(code),
});

function toAirport({ code = '', country = '', ...row }: Row, alsoOf: AliasesOf): Airport {
  const city = textOf(row.cityKu, row.cityAr, row.cityEn);
  const name = textOf(row.ku, row.ar, row.en);
  return { code, country, name, city, also: alsoOf(country, pick(city, 'en')) };
}

function toCities(rows: readonly Row[], alsoOf: AliasesOf): City[] {
  const used = new Map<string, number>();
  return rows
    .map(({ country = '', ku, ar, en, population }) => {
      const name = textOf(ku, ar, en);
      const also = alsoOf(country, pick(name, 'en'));
      return { country, name, also, population: Number(population) || 0 };
    })
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map((city) => {
      // Of two namesakes in a country the larger has the plain id.
      const plain = `${city.country}-${fold(pick(city.name, 'en')).replaceAll(' ', '-')}`;
      const count = (used.get(plain) ?? 0) + 1;
      used.set(plain, count);
      return { ...city, id: count === 1 ? plain : `${plain}-${count}` };
    });
}
