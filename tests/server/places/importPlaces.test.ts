import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseCsv } from '../../../src/server/places/imports/airports';
import { commandCalled } from '../../../src/server/commands/commands';
import { isArabic, isSorani } from '../../../src/server/places/imports/cities';
import { fold } from '../../../src/definition/model/fold';
import { loadPlaces } from '../../../src/server/places/loadPlaces';
import { placesOf } from '../../../src/server/places/places';
import { ROOT, tempFolder } from '../support/folders';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function imported(...args: readonly string[]) {
  const dataDir = join(await tempFolder(), 'data');
  expect(await commandCalled('import', args, { DATA_DIR: dataDir }, ROOT)).toBe(0);
  return { dataDir, data: await loadPlaces(ROOT, join(dataDir, 'places')) };
}

describe('imported cities', () => {
  test('have names by script, and our names where we have them', async () => {
    const { data } = await imported('cities', fixture('cities.txt'));
    const named = (en: string) => data.cities.filter(({ name }) => name[2] === en);
    expect(named('Erbil')).toMatchObject([
      {
        id: 'IQ-erbil',
        country: 'IQ',
        name: ['هەولێر', 'أربيل', 'Erbil'],
        population: expect.any(Number),
      },
    ]);
    expect(named('Nowhere')).toMatchObject([
      {
        id: 'IQ-nowhere',
        country: 'IQ',
        name: ['هیچ شوێن', 'لا مكان', 'Nowhere'],
        population: 1200,
      },
    ]);
    // Ours, under another spelling and with a population.
    expect(named('Zürich')).toEqual([]);
    expect(named('Zurich').map(({ population }) => population > 100_000)).toEqual([true]);
  });

  test('leave out ruins, rivers, quarters and broken lines', async () => {
    const { data } = await imported('cities', fixture('cities.txt'));
    const names = data.cities.map(({ name }) => name[2]);
    for (const absent of ['Persepolis', 'Tigris', 'Old Town', 'a broken line']) {
      expect(names).not.toContain(absent);
    }
  });

  test('keep our own cities that the file lacks', async () => {
    const { data } = await imported('cities', fixture('cities.txt'));
    const ours = await loadPlaces(ROOT, await tempFolder());
    const before = new Set(ours.cities.map(({ country, name }) => country + fold(name[2])));
    const after = new Set(data.cities.map(({ country, name }) => country + fold(name[2])));
    expect([...before].filter((city) => !after.has(city))).toEqual([]);
  });

  test('give namesakes different ids, and the largest the plain one', async () => {
    const { data } = await imported('cities', fixture('cities.txt'));
    const two = data.cities.filter(
      ({ country, name }) => country === 'US' && name[2] === 'Springfield',
    );
    expect(two.map(({ id, population }) => [id, population])).toEqual([
      ['US-springfield', 170_000],
      ['US-springfield-2', 116_000],
    ]);
  });

  test('use the names of the second file if there is one', async () => {
    const files = [fixture('cities.txt'), fixture('alternateNames.txt')];
    const { data } = await imported('cities', ...files);
    const named = (en: string) => data.cities.find(({ name }) => name[2] === en)?.name;
    expect(named('Nowhere')).toEqual(['شوێنی دیار', 'لا مكان المفضل', 'Nowhere']);
    const springfields = data.cities.filter(({ name }) => name[2] === 'Springfield');
    expect(springfields.map(({ name }) => name[0])).toContain('سپرینگفیڵد');
    expect(springfields.map(({ name }) => name[1])).not.toContain('سبرينغ');
    expect(named('Zurich')?.[1]).not.toBe('عامي');
  });

  test('are found by the server', async () => {
    const { data } = await imported('cities', fixture('cities.txt'));
    expect(placesOf(data).findCities('هیچ شو', 'en')[0]?.name).toBe('Nowhere');
  });
});

describe('imported airports', () => {
  test('are those with a code and a timetable, ours first, then by size', async () => {
    const { data } = await imported('airports', fixture('airports.csv'));
    const ours = await loadPlaces(ROOT, await tempFolder());
    expect(data.airports.slice(0, ours.airports.length)).toEqual(ours.airports);
    expect(data.airports.slice(ours.airports.length)).toMatchObject([
      {
        code: 'QQB',
        country: 'GB',
        name: Array(3).fill('Large Airport'),
        city: Array(3).fill('Big Town'),
      },
      {
        code: 'QQA',
        country: 'GB',
        name: Array(3).fill('Small "Quoted" Airport, North'),
        city: Array(3).fill('Little, Town'),
      },
    ]);
  });
});

describe('import command', () => {
  const run = async (...args: readonly string[]) =>
    commandCalled('import', args, { DATA_DIR: join(await tempFolder(), 'data') }, ROOT);

  test.each([[[]], [['cities']], [['rivers', 'x']], [['toString', 'x']], [['__proto__', 'x']]])(
    'explains %j',
    async (args) => {
      expect(await run(...args)).toBe(2);
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('rega import'));
    },
  );

  test('names a missing file', async () => {
    expect(await run('cities', '/nowhere/cities.txt')).toBe(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/nowhere/cities.txt'));
  });

  test.each(['cities', 'airports'])('refuses a file without %s', async (kind) => {
    const file = fixture(kind === 'cities' ? 'airports.csv' : 'cities.txt');
    expect(await run(kind, file)).toBe(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(file));
  });

  test('replaces the first import by the second', async () => {
    const dataDir = join(await tempFolder(), 'data');
    const places = join(dataDir, 'places');
    await mkdir(places, { recursive: true, mode: 0o700 });
    await copyFile(fixture('airports.csv'), join(places, 'cities.tsv'));
    await commandCalled('import', ['cities', fixture('cities.txt')], { DATA_DIR: dataDir }, ROOT);
    expect(await readFile(join(places, 'cities.tsv'), 'utf8')).toContain('Nowhere');
  });
});

describe('scripts', () => {
  test.each([
    ['أربيل', true, false],
    ['هەولێر', false, true],
    ['سلێمانی', false, true],
    ['تهران', true, false],
    ['پاریس', false, false],
    ['کرمانشاه', false, false],
    ['لاہور', false, false],
    ['Hewlêr', false, false],
    ['', false, false],
  ])('%s', (name, arabic, sorani) => {
    expect([isArabic(name), isSorani(name)]).toEqual([arabic, sorani]);
  });
});

describe('CSV', () => {
  test.each([
    ['a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['a,b\r\n"1,x","2""y"""\r\n', [{ a: '1,x', b: '2"y"' }]],
    ['a,b\n"two\nlines",\n', [{ a: 'two\nlines', b: '' }]],
    ['\ufeffa,b\n1,2', [{ a: '1', b: '2' }]],
    ['a,b\n,\n\n', [{ a: '', b: '' }]],
    ['a,b\n1\n', []],
  ])('%j', (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  test('reports the line of invalid CSV', () => {
    expect(() => parseCsv('a,b\n1"2,3')).toThrow('character 4');
  });
});
