import { readFile } from 'node:fs/promises';
import { parseCsv } from './csv';
import { ownRows } from './ownPlaces';
import { formatTsv } from '../../src/server/places/loadPlaces';

const COLUMNS = ['code', 'country', 'en', 'ar', 'ku', 'cityEn', 'cityAr', 'cityKu'];

/** Airports with scheduled flights, the larger types first. */
const TYPES = ['large_airport', 'medium_airport', 'small_airport'];

/**
 * Converts an OurAirports file into our table: airports with an IATA code and scheduled flights. Ours come first,
 * in their order and with their names.
 */
export async function airportsTable(
  [file]: readonly [string, ...string[]],
  root: string,
): Promise<string> {
  const ours = await ownRows(root, 'airports');
  const known = new Set(ours.map(({ code }) => code));
  const others = parseCsv(await readFile(file, 'utf8'))
    .filter((row) => isFlownFrom(row) && !known.has(row.iata_code))
    .toSorted((a, b) => TYPES.indexOf(a.type ?? '') - TYPES.indexOf(b.type ?? ''))
    .map(({ iata_code = '', iso_country = '', name = '', municipality = '' }) => ({
      code: iata_code,
      country: iso_country,
      en: name,
      cityEn: municipality,
    }));
  return formatTsv(COLUMNS, [...ours, ...others]);
}

const isFlownFrom = ({ iata_code = '', type = '', scheduled_service }: Record<string, string>) =>
  /^[A-Z]{3}$/u.test(iata_code) && TYPES.includes(type) && scheduled_service === 'yes';
