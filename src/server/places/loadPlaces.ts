import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pick, type Text } from '../../definition/model/text';
import { fold } from '../../definition/model/fold';
import { unlessMissing } from '../errorCode';

export interface CountryEntry {
  /** ISO 3166, two letters. */
  readonly code: string;
  readonly name: Text;
  readonly also: readonly string[];
}

export interface City {
  readonly id: string;
  readonly country: string;
  readonly name: Text;
  /** Other names, in any language. */
  readonly also: readonly string[];
  readonly population: number;
}

export interface Airport {
  /** IATA, three letters. */
  readonly code: string;
  readonly country: string;
  readonly name: Text;
  readonly city: Text;
  /** Other names of its city. */
  readonly also: readonly string[];
}

/** A city without an airport, and one from which its people fly. */
export interface NearAirport extends Pick<City, 'name' | 'also'> {
  readonly airport: Airport;
}

export interface PlaceData {
  /** Iraq and its neighbours first. */
  readonly countries: readonly CountryEntry[];
  /** The most important first: by size, and by how near their country is. */
  readonly cities: readonly City[];
  /** The most used first, as the file has them. */
  readonly airports: readonly Airport[];
  readonly near: readonly NearAirport[];
}

/** The folder of our own lists, from the project's root. */
export const OWN_PLACES = 'src/server/places/data';

/** Loads our own lists; `npm run import` may replace those of cities and airports in the data folder. */
export async function loadPlaces(root: string, importedFolder: string): Promise<PlaceData> {
  const own = join(root, OWN_PLACES);
  const names = await readdir(own);
  const citiesOfOurs = names.filter((name) => /^cities-.*\.tsv$/u.test(name)).toSorted();
  const imported = async (name: string) => readRows(join(importedFolder, name));
  const ours = async (files: readonly string[]) =>
    (await Promise.all(files.map((name) => readRows(join(own, name))))).flatMap((r) => r ?? []);
  const alsoOf = aliasesIn(await ours(['aliases.tsv']));
  const countries = (await ours(['countries.tsv'])).map((row) => toCountry(row, alsoOf));
  const cities = toCities((await imported('cities.tsv')) ?? (await ours(citiesOfOurs)), alsoOf);
  const airportRows = (await imported('airports.tsv')) ?? (await ours(['airports.tsv']));
  const airports = airportRows.map((row) => toAirport(row, alsoOf));
  return {
    countries: countries.toSorted((a, b) => rankOf(a.code) - rankOf(b.code)),
    cities,
    airports,
    near: (await ours(['near.tsv'])).flatMap((row) => {
      const city = cities.find(
        ({ country, name }) => country === row.country && pick(name, 'en') === row.place,
      );
      const airport = airports.find(({ code }) => code === row.airport);
      return city && airport ? [{ ...city, airport }] : [];
    }),
  };
}

/** Iraq and the countries that people travel to most, in that order. */
export const NEAR: readonly string[] = ['IQ', 'TR', 'IR', 'SY', 'JO', 'KW', 'SA'];

const rankOf = (country: string): number =>
  NEAR.includes(country) ? NEAR.indexOf(country) : NEAR.length;

/** A town of Iraq comes before all but the largest cities elsewhere. */
function weightOf({ country, population }: Pick<City, 'country' | 'population'>): number {
  if (country === NEAR[0]) return population * 1000;
  return NEAR.includes(country) ? population * 10 : population;
}

/** Returns the other names of a place in a country by its English name, or of the country itself. */
type AliasesOf = (country: string, place?: string) => readonly string[];

/** Reads aliases.tsv: the English name of a place, and its other names. */
function aliasesIn(rows: readonly Row[]): AliasesOf {
  const byName = new Map<string, readonly string[]>();
  for (const { country = '', place = '', names = '' } of rows) {
    byName.set(`${country} ${fold(place)}`, names.split('|'));
  }
  return (country, place = '') => byName.get(`${country} ${fold(place)}`) ?? [];
}

type Row = Record<string, string>;

/** Returns undefined if there is no such file. */
const readRows = (path: string): Promise<Row[] | undefined> =>
  readFile(path, 'utf8').then(parseTsv).catch(unlessMissing);

/** Falls back to English for a missing name. */
const textOf = (ku: string | undefined, ar: string | undefined, en: string | undefined): Text => [
  ku || en || '',
  ar || en || '',
  en ?? '',
];

const toCountry = ({ code = '', ku, ar, en }: Row, alsoOf: AliasesOf): CountryEntry => ({
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
      // Of two cities of the same name in a country, the larger has the plain id.
      const plain = `${city.country}-${fold(pick(city.name, 'en')).replaceAll(' ', '-')}`;
      const count = (used.get(plain) ?? 0) + 1;
      used.set(plain, count);
      return { ...city, id: count === 1 ? plain : `${plain}-${count}` };
    });
}

/** Parses tab-separated text into rows by the names in its first line. */
export function parseTsv(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.split(/\r?\n/u);
  const names = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    });
}

/** Formats rows as tab-separated text; tabs and line ends within a cell become spaces. */
export function formatTsv(
  names: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => cell.replaceAll(/[\t\r\n]+/gu, ' ').trim()).join('\t');
  const body = rows.map((row) => line(names.map((name) => row[name] ?? '')));
  return `${[names.join('\t'), ...body].join('\n')}\n`;
}

/** Returns the rows of our own lists whose names have the prefix: our names are better than any found. */
export async function ownRows(root: string, prefix: string): Promise<Record<string, string>[]> {
  const folder = join(root, OWN_PLACES);
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap(parseTsv);
}
