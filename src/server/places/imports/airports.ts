import { readFile } from 'node:fs/promises';
import { OperatorError } from '../../operatorError';
import { formatTsv, ownRows } from '../loadPlaces';

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
  const found = parseCsv(await readFile(file, 'utf8')).filter(isFlownFrom);
  if (found.length === 0) {
    throw new OperatorError(`${file} has no airports with flights: is it one of OurAirports?`);
  }
  const others = found
    .filter((row) => !known.has(row.iata_code))
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

/** Parses comma-separated text into rows by the names in its first line; cells may be quoted. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text);
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** A cell, quoted or not, and its end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/uy;

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const match = CELL.exec(text);
    if (!match) throw new OperatorError(`No comma-separated values at character ${at} of the file`);
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
