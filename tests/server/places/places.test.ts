import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/definition/model/fold';
import { findOptions } from '../../../src/definition/model/option';
import { LANGUAGES } from '../../../src/definition/model/text';
import {
  type City,
  loadPlaces,
  NEAR,
  OWN_PLACES,
  type PlaceData,
  formatTsv,
  parseTsv,
} from '../../../src/server/places/loadPlaces';
import { placesOf } from '../../../src/server/places/places';
import { ROOT, tempFolder } from '../support/folders';

const data = await loadPlaces(ROOT, await tempFolder());
const places = placesOf(data);

describe('cities', () => {
  /** What is typed, in which language the answer is read, and what comes first. */
  const FOUND: readonly (readonly [string, 'ku' | 'ar' | 'en', string])[] = [
    ['erb', 'en', 'Erbil'],
    ['ERBIL', 'ku', 'هەولێر'],
    ['هەول', 'en', 'Erbil'],
    ['هه‌ولێر', 'en', 'Erbil'],
    ['ھەولير', 'ar', 'أربيل'],
    ['اربيل', 'en', 'Erbil'],
    ['سليمان', 'en', 'Sulaymaniyah'],
    ['السليمانية', 'ku', 'سلێمانی'],
    ['سليمانية', 'ku', 'سلێمانی'],
    ['كركوك', 'en', 'Kirkuk'],
    ['کەرکوك', 'en', 'Kirkuk'],
    ['إسطنبول', 'ku', 'ئەستەنبوڵ'],
    ['istanbul', 'ku', 'ئەستەنبوڵ'],
    ['İSTANBUL', 'en', 'Istanbul'],
    ['francisco', 'en', 'San Francisco'],
    ['paris', 'en', 'Paris'],
    ['london', 'ar', 'لندن'],
    ['slemani', 'ku', 'سلێمانی'],
    ['slema', 'ku', 'سلێمانی'],
    ['Sulaimaniyah', 'en', 'Sulaymaniyah'],
    ['hewler', 'en', 'Erbil'],
    ['هولير', 'ar', 'أربيل'],
    ['arbil', 'ku', 'هەولێر'],
    ['Dohuk', 'en', 'Duhok'],
    ['köln', 'en', 'Cologne'],
    ['nyc', 'ar', 'نيويورك'],
    // A spelling that another list had.
    ['دیاربەکر', 'en', 'Diyarbakir'],
    // From a keyboard without ڤ, چ and گ, and in other spellings.
    ['فییەنا', 'en', 'Vienna'],
    ['جەمجەمال', 'en', 'Chamchamal'],
    ['كوتنبيرك', 'en', 'Gothenburg'],
    ['استانبول', 'en', 'Istanbul'],
    ['دوبی', 'en', 'Dubai'],
  ];
  test.each(FOUND)('%s, read in %s: %s', (query, language, name) => {
    expect(places.findCities(query, language)[0]?.name).toBe(name);
  });

  test('are limited to twenty, each once', () => {
    for (const query of ['a', 's', 'ب', 'ال', 'ک', 'new']) {
      const found = places.findCities(query, 'en');
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(20);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    }
  });

  test.each(['', ' ', '-', '\u200c', 'zzzzzz', 'x'.repeat(100), '%', '.*', '__proto__'])(
    'are not found by %j',
    (query) => {
      expect(places.findCities(query, 'en')).toEqual([]);
    },
  );

  test('have unique ids', () => {
    expect(new Set(data.cities.map(({ id }) => id)).size).toBe(data.cities.length);
    for (const { id } of data.cities) expect(id).toMatch(/^[A-Z]{2}-[\p{L}\p{N}-]+$/u);
  });

  test('are found by the code of their country and by its name in any language', () => {
    const byCode = places.citiesOf('IQ', 'en');
    expect(byCode.length).toBeGreaterThan(100);
    for (const name of ['iq', 'Iraq', 'العراق', 'عێراق', 'عيراق', ' IRAQ ']) {
      expect(places.citiesOf(name, 'en')).toEqual(byCode);
    }
    expect(places.citiesOf('', 'en')).toEqual([]);
    expect(places.citiesOf('Atlantis', 'en')).toEqual([]);
  });

  test('are sorted by size within a country', () => {
    const names = places.citiesOf('IQ', 'en').map(({ name }) => name);
    expect(names[0]).toBe('Baghdad');
    expect(names.indexOf('Sulaymaniyah')).toBeLessThan(names.indexOf('Sulaiman Bek'));
  });

  test('list those of Iraq before namesakes and larger ones elsewhere', () => {
    const found = places.findCities('sul', 'ku').map(({ name }) => name);
    expect(found[0]).toBe('سلێمانی');
    expect(places.findCities('rabat', 'en')[0]?.id).toBe('MA-rabat');
  });
});

describe('countries', () => {
  test('are complete, each with three names', () => {
    expect(data.countries.length).toBeGreaterThanOrEqual(249);
    for (const { code, name } of data.countries) {
      expect(code).toMatch(/^[A-Z]{2}$/u);
      expect(new Set(name).size, code).toBeGreaterThan(1);
      expect(name.every((own) => own.trim() !== '')).toBe(true);
    }
  });

  test.each([
    ['UK', 'GB'],
    ['usa', 'US'],
    ['UAE', 'AE'],
    ['England', 'GB'],
    ['Holland', 'NL'],
    ['Türkiye', 'TR'],
    ['Kurdistan', 'IQ'],
    ['امريكا', 'US'],
    ['بريطانيا', 'GB'],
    ['كردستان', 'IQ'],
  ])('%s is %s in any page language', (typed, code) => {
    for (const language of LANGUAGES) {
      const options = places
        .countries(language)
        .map(({ id, name, otherNames }) => ({ value: id, label: name, also: otherNames }));
      expect(findOptions(options, typed)[0]?.value).toBe(code);
    }
  });

  test('begin with Iraq and its neighbours', () => {
    const first = places.countries('en').slice(0, 9);
    expect(first.map(({ id }) => id)).toEqual([...NEAR, 'AF', 'AX']);
  });

  test.each([
    ['ku', 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ'],
    // The article does not count, nor where a hamza is.
    ['ar', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  ] as const)('follow each other in %s by the letters of the alphabet', (language, alphabet) => {
    const names = places.countries(language).slice(NEAR.length);
    const letters = names.map(({ name }) =>
      name
        .replace(/^ال(?=..)/u, '')
        .replace(/^[أإآ]/u, 'ا')
        .charAt(0),
    );
    const inTurn = letters.filter((letter, index) => letter !== letters[index - 1]);
    expect(inTurn.join('')).toBe(
      Array.from(alphabet)
        .filter((one) => letters.includes(one))
        .join(''),
    );
  });

  test('contain the country of every city', () => {
    const codes = new Set(data.countries.map(({ code }) => code));
    const stray = [...data.cities, ...data.airports].filter(({ country }) => !codes.has(country));
    expect(stray).toEqual([]);
  });

  test('have no ambiguous names', () => {
    const names = data.countries.flatMap(({ code, name, also }) =>
      [...new Set([...name, ...also].map(fold))].map((folded) => `${folded}: ${code}`),
    );
    const folded = names.map((name) => name.split(': ')[0]);
    expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
  });
});

test('other names belong to existing places', async () => {
  const rows = parseTsv(await readFile(join(ROOT, OWN_PLACES, 'aliases.tsv'), 'utf8'));
  const known = new Set([
    ...data.countries.map(({ code }) => `${code}/`),
    ...data.cities.map(({ country, name }) => `${country}/${name[2]}`),
  ]);
  expect(rows.filter(({ country, place }) => !known.has(`${country}/${place}`))).toEqual([]);
});

describe('airports', () => {
  test.each([
    ['hewler', 'EBL'],
    ['slemani', 'ISU'],
    ['dohuk', 'EBL'],
    ['köln', 'CGN'],
    ['nyc', 'JFK'],
    ['urfa', 'GNY'],
    ['EBL', 'EBL'],
    ['ebl', 'EBL'],
    ['هەولێر', 'EBL'],
    ['اربيل', 'EBL'],
    ['sulay', 'ISU'],
    ['سلێم', 'ISU'],
    ['istan', 'IST'],
    ['ئەستەنبوڵ', 'IST'],
    ['gökçen', 'SAW'],
    ['heathrow', 'LHR'],
  ])('%s: %s first', (query, code) => {
    expect(places.findAirports(query, 'en')[0]?.code).toBe(code);
  });

  test('name their city if their own name does not', () => {
    expect(places.findAirports('CDG', 'en')[0]?.airportName).toMatch(/Paris/u);
    expect(places.findAirports('EBL', 'en')[0]?.airportName).toBe('Erbil International Airport');
  });

  test('an empty query returns the most used airports', () => {
    expect(places.findAirports('', 'en')).toHaveLength(20);
    expect(places.findAirports('', 'en')[0]?.code).toBe('EBL');
  });

  test('have unique codes and names in three languages', () => {
    expect(new Set(data.airports.map(({ code }) => code)).size).toBe(data.airports.length);
    for (const { code, name } of data.airports) {
      expect(code).toMatch(/^[A-Z]{3}$/u);
      expect(name.every((own) => own.trim() !== '')).toBe(true);
    }
  });
});

test('each place has one spelling', () => {
  const spellings = [...data.cities, ...data.airports.map(({ city }) => ({ name: city }))]
    .filter(({ name }) => name[2] === 'Istanbul')
    .map(({ name }) => name[0]);
  expect(new Set(spellings)).toEqual(new Set(['ئەستەنبوڵ']));
});

describe('150,000 cities', () => {
  test('the largest matches are found', () => {
    const syllables = ['ba', 'ko', 'ri', 'sul', 'zan', 'mar', 'tek', 'ol', 'shi', 'nur'];
    const cities = Array.from({ length: 150_000 }, (_, index): City => {
      const en = [...String(index)].map((digit) => syllables[Number(digit)]).join('');
      return {
        id: `X-${index}`,
        country: 'IQ',
        name: [`ش${en}`, `ا${en}`, en],
        also: [],
        population: -index,
      };
    });
    const world: PlaceData = { countries: data.countries, cities, airports: [], near: [] };
    const many = placesOf(world);
    expect(many.findCities('ko', 'en')[0]?.id).toBe('X-1');
    expect(many.findCities('k', 'en')).toHaveLength(20);
    expect(many.findCities('korisul', 'en')[0]?.id).toBe('X-123');
  });
});

test('TSV keeps its cells', () => {
  const rows = [
    { a: 'ئا', b: 'x' },
    { a: '', b: 'y' },
  ];
  expect(parseTsv(formatTsv(['a', 'b'], rows))).toEqual(rows);
  expect(parseTsv(formatTsv(['a'], [{ a: ' tab\there\nline ' }]))).toEqual([
    { a: 'tab here line' },
  ]);
  expect(parseTsv('a\tb\r\n1\t2\r\n')).toEqual([{ a: '1', b: '2' }]);
});
