import { existsSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { Reader, Response } from 'maxmind';
import type { VisitorPlace } from '../../definition/language/languageByPlace';
import { isRecord } from '../../definition/model/values';
import { type ServerSettings, SettingsError } from '../serverSettings';
import { plainAddress } from '../http/request';

/** Returns the place of an address. Never throws. */
export type Locate = (address: string) => VisitorPlace;

/** Returns where `npm run import` stores an address file. */
export const ownAddressFile = (dataDir: string): string => join(dataDir, 'addresses.mmdb');

/** Returns the address file of the settings, else the imported one, if there is one. */
export function addressFile({ geoDb, dataDir }: Pick<ServerSettings, 'geoDb' | 'dataDir'>) {
  const own = ownAddressFile(dataDir);
  return geoDb ?? (existsSync(own) ? own : undefined);
}

const UNKNOWN: VisitorPlace = { country: '', region: '' };

/**
 * Opens an address file in MaxMind's format; without one every place is unknown.
 * @throws SettingsError if the file cannot be read
 */
export async function openLocator(file: string | undefined): Promise<Locate> {
  if (file === undefined) return () => UNKNOWN;
  const { open } = await import('maxmind');
  const reader = await open<Response>(file).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`${file} (GEO_DB) cannot be read as an address file: ${why}`]);
  });
  return (address) => {
    const plain = plainAddress(address);
    return isKept(reader, plain) ? toPlace(reader.get(plain)) : UNKNOWN;
  };
}

/** A file with IPv4 addresses only would read the beginning of an IPv6 address as one of its own. */
const isKept = ({ metadata }: Reader<Response>, address: string): boolean =>
  isIPv6(address) ? metadata.ipVersion === 6 : isIP(address) !== 0;

/** Some files hold plain texts, most of them records with a code and names. */
function toPlace(record: unknown): VisitorPlace {
  if (!isRecord(record)) return UNKNOWN;
  const { country, region, subdivisions } = record;
  const part = Array.isArray(subdivisions) ? subdivisions[0] : region;
  return { country: codeIn(country), region: nameIn(part) || codeIn(part) };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const codeIn = (value: unknown): string => textIn(isRecord(value) ? value.iso_code : value);

const nameIn = (value: unknown): string =>
  isRecord(value) && isRecord(value.names) ? textIn(value.names.en) : '';
