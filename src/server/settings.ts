import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isEmail, plainEmail } from './auth/email';
import { passwordFault } from './auth/passwordFault';
import { type PhotoPlace, photoPlace } from './photos/stores/place';
import { LOG_LEVELS, type LogLevel } from './watch/logger';

/** Everything that the environment can set; README has the table of it. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder that holds schemas/, locales/ and dist/client. */
  readonly root: string;
  readonly dataDir: string;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where photos and pictures are kept; undefined: in the data folder. */
  readonly photoStore: PhotoPlace | undefined;
  readonly staffEmail: string;
  /** Undefined: one is made when the first account is. */
  readonly staffPassword: string | undefined;
  readonly panelPath: string;
  /** The base address of the calls, for the pages: a path of this server, or another server's. */
  readonly apiBase: string;
  /** The address of a map tile, with {z}, {x} and {y} in it. */
  readonly mapTiles: string;
  /** The geolocation service that pages ask; empty: this server (server/geo). */
  readonly geoUrl: string;
  /** The address file that this server looks visitors up in; undefined: it knows no place. */
  readonly geoDb: string | undefined;
  /** The proxies whose word for the visitor's address is taken: addresses, subnets, names of ranges. */
  readonly trustProxy: readonly string[];
  /** Where the public finds the site, without a slash at the end; undefined: where a request found it. */
  readonly publicUrl: string | undefined;
  readonly rateLimit: boolean;
  readonly logLevel: LogLevel;
  /** Whether everybody may read the metrics, and not staff alone. */
  readonly metrics: boolean;
  /** Days for which applications are kept, where their service does not say; undefined: for ever. */
  readonly retentionDays: number | undefined;
  /** Whether the sample records of the content kinds are put in at the first start. */
  readonly demo: boolean;
}

/** Settings that the server cannot start with, one line for each. */
export class SettingsError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a setting's text, or throws what is wrong with it. */
type Read<T> = (text: string) => T;

/**
 * @param root the project's folder
 * @throws SettingsError
 */
export function readSettings(environment: Environment, root: string): Settings {
  const faults: string[] = [];
  const read = <T>(name: string, preset: string, reader: Read<T>): T | undefined => {
    // An empty setting is one left out, as in a file of settings.
    const text = environment[name]?.trim() || preset;
    try {
      return reader(text);
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const s3 = read('S3_ENDPOINT', '', optional(webAddress));
  const settings = {
    root,
    port: read('PORT', '4000', port),
    host: read('HOST', '127.0.0.1', text),
    dataDir: read('DATA_DIR', './data', (folder) => resolve(root, folder)),
    databaseUrl: read('DATABASE_URL', '', optional(databaseUrl)),
    photoStore: read(
      'PHOTO_STORE',
      '',
      optional((place) => photoPlace(place, root, s3)),
    ),
    staffEmail: read('STAFF_EMAIL', 'staff@localhost', email),
    staffPassword: read('STAFF_PASSWORD', '', optional(password)),
    panelPath: read('PANEL_PATH', '/8d_001pass', panelPath),
    apiBase: read('API_BASE', '/api/', base),
    mapTiles: read('MAP_TILES', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', tiles),
    geoUrl: read('GEO_URL', '', address),
    geoDb: read(
      'GEO_DB',
      '',
      optional((file) => resolve(root, file)),
    ),
    trustProxy: read('TRUST_PROXY', '', proxies),
    publicUrl: read('PUBLIC_URL', '', optional(origin)),
    retentionDays: read('RETENTION_DAYS', '', optional(days)),
    rateLimit: read('RATE_LIMIT', 'on', oneOf({ on: true, off: false })),
    logLevel: read('LOG_LEVEL', 'error', logLevel),
    metrics: read('METRICS', 'staff', oneOf({ on: true, staff: false })),
    demo: read('DEMO', '1', oneOf({ 1: true, 0: false })),
  };
  if (faults.length > 0) throw new SettingsError(faults);
  return settings as Settings;
}

const text: Read<string> = (value) => value;

const optional =
  <T>(reader: Read<T>): Read<T | undefined> =>
  (value) =>
    value === '' ? undefined : reader(value);

const port: Read<number> = (value) => {
  const number = /^[0-9]{1,5}$/u.test(value) ? Number(value) : Number.NaN;
  if (!(number <= 65_535)) throw new Error('must be a number from 0 to 65535');
  return number;
};

const days: Read<number> = (value) => {
  if (!/^[1-9][0-9]{0,4}$/u.test(value)) throw new Error('must be a number of days, 1 or more');
  return Number(value);
};

const logLevel: Read<LogLevel> = (value) => {
  const level = LOG_LEVELS.find((one) => one === value);
  if (level === undefined) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
};

const databaseUrl: Read<string> = (value) => {
  if (!/^postgres(?:ql)?:\/\//u.test(value)) {
    throw new Error('must begin with postgres:// ; leave it out for the embedded database');
  }
  return value;
};

const email: Read<string> = (value) => {
  const plain = plainEmail(value);
  if (!isEmail(plain)) throw new Error('must be an e-mail address');
  return plain;
};

const password: Read<string> = (value) => {
  const fault = passwordFault(value);
  if (fault === 'tooShort') throw new Error('must have at least 12 characters');
  if (fault === 'tooLong') throw new Error('must have at most 1000 characters');
  if (fault === 'known') throw new Error('is among the passwords that are guessed first');
  return value;
};

const panelPath: Read<string> = (value) => {
  if (!/^\/[\w-]{3,}$/u.test(value)) {
    throw new Error('must be a slash and at least three letters, digits, dashes or underscores');
  }
  if (/^\/(?:api|services|assets|content)$/u.test(value)) throw new Error('is taken');
  return value;
};

const base: Read<string> = (value) => {
  address(value);
  return value.endsWith('/') ? value : `${value}/`;
};

const address: Read<string> = (value) => {
  if (value !== '' && !/^\/(?!\/)/u.test(value) && !isWebAddress(value)) {
    throw new Error('must be a path or an http(s) address');
  }
  return value;
};

const webAddress: Read<string> = (value) => {
  if (!isWebAddress(value)) throw new Error('must be an http(s) address');
  return value;
};

const tiles: Read<string> = (value) => {
  address(value);
  if (!['{z}', '{x}', '{y}'].every((part) => value.includes(part))) {
    throw new Error('must hold {z}, {x} and {y}');
  }
  return value;
};

const origin: Read<string> = (value) => {
  const plain = value.replace(/\/$/u, '');
  if (!/^https?:\/\/[\w.-]+(?::[0-9]{1,5})?$/u.test(plain)) {
    throw new Error('must be http(s):// and a host, without a path');
  }
  return plain;
};

const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const proxies: Read<readonly string[]> = (value) => {
  const addresses = value === '' ? [] : value.split(',').map((address) => address.trim());
  if (!addresses.every((address) => RANGES.has(address) || isSubnet(address))) {
    throw new Error('must be addresses or subnets with commas between them, or loopback');
  }
  return addresses;
};

function isSubnet(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return bits === undefined || (/^[0-9]{1,3}$/u.test(bits) && Number(bits) <= most);
}

/** The policy header names its origin, so nothing may stand in it that ends a header's source. */
const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[\w.{}-]+(?::[0-9]{1,5})?(?:[/?][^\s;,'"]*)?$/u.test(value);

const oneOf =
  <T>(values: Readonly<Record<string, T>>): Read<T> =>
  (value) => {
    const found = Object.hasOwn(values, value) ? values[value] : undefined;
    if (found === undefined) throw new Error(`must be ${Object.keys(values).join(' or ')}`);
    return found;
  };
