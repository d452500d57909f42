import { fold } from '../../src/definition/model/fold';
import { readAlternateNames, type Names } from './alternateNames';
import { linesOf } from './lines';
import { ownRows } from './ownPlaces';
import { isArabic, isSorani } from './scripts';
import { formatTsv } from '../../src/server/places/loadPlaces';

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
