import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fold } from '../../../definition/model/fold';
import { OperatorError } from '../../operatorError';
import { formatTsv, ownRows } from '../loadPlaces';

type City = Record<'country' | 'en' | 'ar' | 'ku' | 'population', string>;

/**
 * Converts a GeoNames cities file into our table. Arabic and Sorani names come from our list, then from the file
 * of alternate names if there is one, else from the city's own line by their letters.
 */
export async function citiesTable(
  [file, alternates]: readonly [string, ...string[]],
  root: string,
): Promise<string> {
  const found: (City & { readonly geonameId: string })[] = [];
  for await (const line of linesOf(file)) {
    const city = readCity(line);
    if (city) found.push(city);
  }
  if (found.length === 0) throw new OperatorError(`${file} has no cities: is it one of GeoNames?`);
  const named =
    alternates === undefined ? new Map<string, Names>() : await readAlternateNames(alternates);
  const ours = new Map((await ownRows(root, 'cities-')).map((row) => [keyOf(row), row]));
  const cities = found.map(({ geonameId, ...city }) => {
    const own = ours.get(keyOf(city));
    ours.delete(keyOf(city));
    return merged(city, own, named.get(geonameId));
  });
  return formatTsv(['country', 'en', 'ar', 'ku', 'population'], [...cities, ...ours.values()]);
}

/** Our names replace those that were found, and the larger of two populations counts. */
function merged(city: City, own: Readonly<Record<string, string>> = {}, names: Names = {}): City {
  return {
    country: city.country,
    en: own.en || city.en,
    ar: own.ar || names.ar || city.ar,
    ku: own.ku || names.ku || city.ku,
    population: String(Math.max(Number(city.population), Number(own.population ?? 0))),
  };
}

const keyOf = ({ country = '', en = '' }: Readonly<Record<string, string>>): string =>
  `${country} ${fold(en)}`;

/** Returns undefined for a place where nobody lives, or no longer. */
function readCity(line: string): (City & { geonameId: string }) | undefined {
  const cells = line.split('\t');
  const [geonameId = '', en = '', , alternates = '', , , featureClass, feature, country = ''] =
    cells;
  const isGone = ['PPLQ', 'PPLW', 'PPLH', 'PPLX'].includes(feature ?? '');
  if (featureClass !== 'P' || isGone || country === '' || en === '') return undefined;
  const names = alternates.split(',');
  return {
    geonameId,
    country,
    en,
    ar: names.find(isArabic) ?? '',
    ku: names.find(isSorani) ?? '',
    population: /^[0-9]+$/u.test(cells[14] ?? '') ? (cells[14] ?? '0') : '0',
  };
}

/** The letters and marks of Arabic, and what separates words. */
const ARABIC = /^[\u064b-\u0652ء-غف-ي\s.'()-]+$/u;

const SORANI = /^[ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنهھەوۆیێ\s.'()-]+$/u;

/** Letters of Sorani that Persian does not have. */
const SORANI_ONLY = /[ەێۆڕڵ]/u;

export const isArabic = (name: string): boolean => ARABIC.test(name);

/** Returns whether a name is in Sorani, and could not be Persian. */
export const isSorani = (name: string): boolean => SORANI.test(name) && SORANI_ONLY.test(name);

/** The Arabic and the Sorani name of a place, if they are known. */
interface Names {
  readonly ar?: string;
  readonly ku?: string;
}

/** GeoNames marks Sorani as ckb, or as ku, which it also uses for Kurmanji in Latin letters. */
const LANGUAGES: Readonly<Record<string, keyof Names>> = { ar: 'ar', ckb: 'ku', ku: 'ku' };

const ARABIC_SCRIPT = /^\p{Script=Arabic}/u;

/** Reads the names of a GeoNames alternateNamesV2 file by the places' ids: a preferred one, else the first. */
async function readAlternateNames(file: string): Promise<Map<string, Names>> {
  const names = new Map<string, Names>();
  const preferred = new Set<string>();
  for await (const line of linesOf(file)) {
    const [, place = '', tag = '', name = '', isPreferred, , isColloquial, isHistoric] =
      line.split('\t');
    const language = Object.hasOwn(LANGUAGES, tag) ? LANGUAGES[tag] : undefined;
    if (!language || !ARABIC_SCRIPT.test(name) || isColloquial === '1' || isHistoric === '1')
      continue;
    const known = names.get(place);
    const key = `${place} ${language}`;
    if (known?.[language] !== undefined && (isPreferred !== '1' || preferred.has(key))) continue;
    if (isPreferred === '1') preferred.add(key);
    names.set(place, { ...known, [language]: name });
  }
  return names;
}

/** Yields the lines of a file one by one: some of these files are larger than the memory. */
async function* linesOf(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
}
