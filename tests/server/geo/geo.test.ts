import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import {
  languageByPlace,
  type VisitorPlace,
} from '../../../src/definition/language/languageByPlace';
import { addressFile, openLocator } from '../../../src/server/geo/locator';
import { SettingsError } from '../../../src/server/serverSettings';
import { ROOT, tempFolder } from '../support/folders';
import { writeMmdb } from '../places/fixtures/mmdb';
import { startServer } from '../support/harness';

/** A record as the usual city files have it. */
const inIraq = (name: string, code: string) => ({
  city: { names: { en: name } },
  country: { iso_code: 'IQ', names: { en: 'Iraq' } },
  location: { latitude: 35.5, longitude: 45.4 },
  subdivisions: [{ iso_code: code, names: { en: name } }],
});

const NETWORKS = {
  '5.1.0.0/24': inIraq('Sulaymaniyah', 'SU'),
  '5.1.1.0/24': inIraq('Erbil', 'AR'),
  '5.1.2.0/24': inIraq('Kirkuk', 'KI'),
  '5.1.3.0/24': inIraq('Duhok', 'DA'),
  '5.1.4.0/24': inIraq('Zakho', 'DA'),
  '5.1.5.0/24': inIraq('Halabja', 'HA'),
  '5.1.6.0/24': inIraq('Baghdad', 'BG'),
  '5.1.7.0/24': inIraq('Basra', 'BA'),
  '5.1.8.0/24': { country: { iso_code: 'IQ' } },
  '5.1.9.0/24': { country: { iso_code: 'IQ' }, subdivisions: [{ iso_code: 'SU' }] },
  '5.2.0.0/16': { country: { iso_code: 'TR' }, subdivisions: [{ names: { en: 'Istanbul' } }] },
  // Some makers' files hold plain texts.
  '5.3.0.0/16': { country: 'IQ', region: 'Erbil' },
  '5.4.0.0/16': { continent: { code: 'AS' } },
  '5.5.0.0/16': { country: { iso_code: 7 }, subdivisions: 'none' },
  '2001:db8:1::/48': inIraq('Erbil', 'AR'),
};

async function fileOf(bytes: Buffer): Promise<string> {
  const file = join(await tempFolder(), 'city.mmdb');
  await writeFile(file, bytes);
  return file;
}

const unknown: VisitorPlace = { country: '', region: '' };

const ADDRESSES: readonly (readonly [string, VisitorPlace, string | undefined])[] = [
  ['5.1.0.1', { country: 'IQ', region: 'Sulaymaniyah' }, 'ku'],
  ['5.1.1.255', { country: 'IQ', region: 'Erbil' }, 'ku'],
  ['5.1.2.9', { country: 'IQ', region: 'Kirkuk' }, 'ku'],
  ['5.1.3.9', { country: 'IQ', region: 'Duhok' }, 'ku'],
  ['5.1.4.9', { country: 'IQ', region: 'Zakho' }, 'ku'],
  ['5.1.5.9', { country: 'IQ', region: 'Halabja' }, 'ku'],
  ['5.1.6.9', { country: 'IQ', region: 'Baghdad' }, 'ar'],
  ['5.1.7.9', { country: 'IQ', region: 'Basra' }, 'ar'],
  ['5.1.8.9', { country: 'IQ', region: '' }, 'ar'],
  ['5.1.9.9', { country: 'IQ', region: 'SU' }, 'ku'],
  ['5.2.77.1', { country: 'TR', region: 'Istanbul' }, 'en'],
  ['5.3.0.1', { country: 'IQ', region: 'Erbil' }, 'ku'],
  ['2001:db8:1::5', { country: 'IQ', region: 'Erbil' }, 'ku'],
  ['::ffff:5.1.1.1', { country: 'IQ', region: 'Erbil' }, 'ku'],
  ...['5.4.0.1', '5.5.0.1', '5.1.200.1', '127.0.0.1', '10.0.0.1', '192.168.1.1', '::1'].map(
    (address) => [address, unknown, undefined] as const,
  ),
  ...['2001:db8:2::5', 'fe80::1', '', 'unknown', '5.1.1', '5.1.1.1:443', '999.1.1.1'].map(
    (address) => [address, unknown, undefined] as const,
  ),
];

describe('place of an address', async () => {
  const locate = await openLocator(await fileOf(writeMmdb(NETWORKS)));
  test.each(ADDRESSES)('%s', (address, place, language) => {
    expect(locate(address)).toEqual(place);
    expect(languageByPlace(locate(address))).toBe(language);
  });

  test('reads a file with IPv4 addresses only', async () => {
    const older = await openLocator(
      await fileOf(writeMmdb({ '32.0.0.0/4': inIraq('Erbil', 'AR') }, 4)),
    );
    expect(older('32.1.2.3')).toEqual({ country: 'IQ', region: 'Erbil' });
    // Begins with the same bits.
    expect(older('2001:db8:1::5')).toEqual(unknown);
  });

  test('is unknown without a file', async () => {
    expect((await openLocator(undefined))('5.1.1.1')).toEqual(unknown);
  });
});

describe('unreadable address file', () => {
  test.each([
    ['is not there', async () => '/nowhere/city.mmdb'],
    ['is of another kind', () => fileOf(Buffer.from('no addresses'))],
    ['is empty', () => fileOf(Buffer.alloc(0))],
    ['is packed', () => fileOf(Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]))],
  ])('stops the start because it %s', async (_, file) => {
    const settings = { env: { GEO_DB: await file() } };
    await expect(startServer(settings)).rejects.toThrow(SettingsError);
    await expect(startServer(settings)).rejects.toThrow('GEO_DB');
  });
});

describe('imported address file', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const importFile = async (file: string) => {
    const dataDir = join(await tempFolder(), 'data');
    return {
      dataDir,
      code: await commandCalled('import', ['addresses', file], { DATA_DIR: dataDir }, ROOT),
    };
  };

  test('is used where GEO_DB is not set', async () => {
    const { dataDir, code } = await importFile(await fileOf(writeMmdb(NETWORKS)));
    expect(code).toBe(0);
    expect(log.mock.lastCall?.[0]).toContain('restart the server');
    const locate = await openLocator(addressFile({ geoDb: undefined, dataDir }));
    expect(locate('5.1.1.1')).toEqual({ country: 'IQ', region: 'Erbil' });
    expect(addressFile({ geoDb: '/other.mmdb', dataDir })).toBe('/other.mmdb');
  });

  test('must be an address file', async () => {
    const { dataDir, code } = await importFile(await fileOf(Buffer.from('no addresses')));
    expect(code).toBe(1);
    expect(error.mock.lastCall?.[0]).toContain('cannot be read as an address file');
    expect(addressFile({ geoDb: undefined, dataDir })).toBeUndefined();
  });
});

describe('geolocation call', async () => {
  const GEO_DB = await fileOf(writeMmdb(NETWORKS));
  const PUBLIC_URL = 'https://rega.example';
  const visitor = { 'x-forwarded-for': '5.1.0.7, 5.2.0.7' };
  const ask = async (env: Record<string, string>, remoteAddress: string, headers = {}) => {
    const { app } = await startServer({ env: { GEO_DB, ...env }, staff: false });
    const response = await app.inject({ url: '/api/client/geo/', remoteAddress, headers });
    expect(response.headers['cache-control']).toBe('no-store');
    return response.json<unknown>();
  };

  test.each<[string, Record<string, string>, string, VisitorPlace]>([
    ['the connection', {}, '5.1.1.1', { country: 'IQ', region: 'Erbil' }],
    ['no header, unless told to', {}, '127.0.0.1', unknown],
    [
      'two proxies',
      { TRUST_PROXY: 'loopback,5.2.0.0/16', PUBLIC_URL },
      '127.0.0.1',
      { country: 'IQ', region: 'Sulaymaniyah' },
    ],
    [
      'a proxy',
      { TRUST_PROXY: 'loopback', PUBLIC_URL },
      '127.0.0.1',
      { country: 'TR', region: 'Istanbul' },
    ],
    [
      'no stranger',
      { TRUST_PROXY: 'loopback', PUBLIC_URL },
      '5.1.1.1',
      { country: 'IQ', region: 'Erbil' },
    ],
  ])('uses %s', async (_, env, address, place) => {
    expect(await ask(env, address, visitor)).toEqual(place);
  });

  test('returns no place without a file', async () => {
    expect(await ask({ GEO_DB: '' }, '5.1.1.1')).toEqual(unknown);
  });
});
