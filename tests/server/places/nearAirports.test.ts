import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPlaces, OWN_PLACES, parseTsv } from '../../../src/server/places/loadPlaces';
import { placesOf } from '../../../src/server/places/places';
import { ROOT, tempFolder } from '../support/folders';

const data = await loadPlaces(ROOT, await tempFolder());
const places = placesOf(data);

test('an airport near a city without one says so, in the reader’s language', () => {
  const near = (query: string) => places.findAirports(query, 'ku').map((one) => one.near);
  expect([near('dohuk'), near('erbil')]).toEqual([['دهۆک'], [undefined]]);
});

test('airports nearby are named for existing cities without one', async () => {
  const rows = parseTsv(await readFile(join(ROOT, OWN_PLACES, 'near.tsv'), 'utf8'));
  expect(data.near).toHaveLength(rows.length);
  const withOne = new Set(data.airports.map(({ city }) => city[2]));
  expect(data.near.filter(({ name }) => withOne.has(name[2]))).toEqual([]);
});

test.each([
  ['دهۆک', 'EBL'],
  ['halabja', 'ISU'],
  ['atlantis', undefined],
  ['تورن', 'YYZ'],
  ['تۆرن', 'YYZ'],
])('%s: %s first', (query, code) => {
  expect(places.findAirports(query, 'en')[0]?.code).toBe(code);
});
