import { resolve } from 'node:path';
import { OWN_API } from './http/ownApi';
import type { ScannerPlace } from './photos/scanner';
import { type PhotoPlace, photoPlace } from './photos/stores/photoLocation';
import {
  address,
  base,
  clamd,
  count,
  databaseUrl,
  days,
  email,
  type LogLevel,
  logLevel,
  mailServer,
  oneOf,
  optional,
  origin,
  panelPath,
  password,
  port,
  proxies,
  type Read,
  seconds,
  secret,
  sender,
  textSetting,
  tiles,
  webAddress,
} from './settingReaders';

/** All settings from the environment; docs/settings.md has the table. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** The folder that holds schemas/, locales/ and dist/client. */
  readonly root: string;
  readonly dataDir: string;
  /** Undefined: SQLite. */
  readonly databaseUrl: string | undefined;
  /** Where photos and pictures are kept; undefined: in the data folder. */
  readonly photoStore: PhotoPlace | undefined;
  readonly staffEmail: string;
  /** Undefined: generated when the first account is created. */
  readonly staffPassword: string | undefined;
  readonly panelPath: string;
  /** The base address of the calls, for the pages: a path of this server, or another server's address. */
  readonly apiBase: string;
  /** Whether the server of the calls has all that this one has, or those of docs/requirements.md alone (`papers`). */
  readonly apiCalls: 'own' | 'papers';
  /** The address of a map tile, with {z}, {x} and {y} in it. */
  readonly mapTiles: string;
  /** The geolocation service that pages call; empty: this server (server/geo). */
  readonly geoUrl: string;
  /** The address file for geolocation; undefined: every place is unknown. */
  readonly geoDb: string | undefined;
  /** The proxies whose forwarded addresses are trusted: addresses, subnets, names of ranges. */
  readonly trustProxy: readonly string[];
  /** The public address of the site, without a slash at the end; undefined: the one of each request. */
  readonly publicUrl: string | undefined;
  /** Megabytes of free space below which no photos are accepted; below a tenth of it, no submissions. */
  readonly minFreeMb: number;
  /** Megabytes for cached public responses. */
  readonly cacheMb: number;
  /** Whether each staff account must have a second factor. */
  readonly secondFactor: boolean;
  readonly rateLimit: boolean;
  /** How e-mails are sent; undefined: none are. */
  readonly mail: { readonly server: string; readonly from: string } | undefined;
  /** The program that is notified of new applications; undefined: none. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** The virus scanner; undefined: files are not scanned. */
  readonly clamd: ScannerPlace | undefined;
  readonly logLevel: LogLevel;
  /** Whether the metrics are public, and not for staff only. */
  readonly metrics: boolean;
  /** Days for which applications are stored, where their service does not say; undefined: without limit. */
  readonly retentionDays: number | undefined;
  /** Days after which the applicant's link ends, once the application is closed. */
  readonly statusDays: number;
  /** Days for which unreferenced files stay in the trash. */
  readonly trashDays: number;
  /** How many files one sweep may take; undefined: a few, or a small share of all. */
  readonly sweepMost: number | undefined;
  /** Seconds that a shutdown waits for requests that are under way. */
  readonly shutdownSeconds: number;
  /** Whether sample content is inserted at the first start. */
  readonly demo: boolean;
}

/** Invalid settings, one line for each. */
export class SettingsError extends Error {
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(issues.join('\n'));
    this.issues = issues;
  }
}

type Reader = <T>(name: string, preset: string, reader: Read<T>) => T | undefined;

/** Returns the data folder, which is known even if other settings are invalid. */
export const dataDirOf = ({ DATA_DIR }: NodeJS.ProcessEnv, root: string): string =>
  resolve(root, DATA_DIR?.trim() || './data');

/**
 * @param root the project's folder
 * @throws SettingsError
 */
export function readServerSettings(environment: NodeJS.ProcessEnv, root: string): ServerSettings {
  const issues: string[] = [];
  const read: Reader = (name, preset, reader) => {
    // An empty setting counts as not set.
    const text = environment[name]?.trim() || preset;
    try {
      return reader(text);
    } catch (error) {
      issues.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const mail = both(read, ['SMTP_URL', mailServer], ['MAIL_FROM', sender]);
  const hook = both(read, ['WEBHOOK_URL', webAddress], ['WEBHOOK_SECRET', secret]);
  const s3 = read('S3_ENDPOINT', '', optional(webAddress));
  const settings = {
    root,
    port: read('PORT', '4000', port),
    host: read('HOST', '127.0.0.1', textSetting),
    dataDir: dataDirOf(environment, root),
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
    apiCalls: read('API_CALLS', '', optional(oneOf({ own: 'own', papers: 'papers' } as const))),
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
    statusDays: read('STATUS_DAYS', '90', days),
    trashDays: read('TRASH_DAYS', '30', days),
    sweepMost: read('SWEEP_MOST', '', optional(count)),
    shutdownSeconds: read('SHUTDOWN_SECONDS', '8', seconds),
    minFreeMb: read('MIN_FREE_MB', '500', count),
    cacheMb: read('CACHE_MB', '32', count),
    mail: mail && { server: mail[0], from: mail[1] },
    webhook: hook && { url: hook[0], secret: hook[1] },
    clamd: read('CLAMD_URL', '', optional(clamd)),
    secondFactor: read('SECOND_FACTOR', 'optional', oneOf({ optional: false, required: true })),
    rateLimit: read('RATE_LIMIT', 'on', oneOf({ on: true, off: false })),
    logLevel: read('LOG_LEVEL', 'error', logLevel),
    metrics: read('METRICS', 'staff', oneOf({ on: true, staff: false })),
    demo: read('DEMO', '1', oneOf({ 1: true, 0: false })),
  };
  // A proxy forwards whatever Host its client sends, unless it is configured otherwise.
  if (settings.trustProxy?.length && !settings.publicUrl && !environment.PUBLIC_URL) {
    issues.push('PUBLIC_URL must be set where TRUST_PROXY is, such as https://rega.example');
  }
  if (issues.length > 0) throw new SettingsError(issues);
  const apiCalls = settings.apiCalls ?? (settings.apiBase === OWN_API ? 'own' : 'papers');
  return { ...settings, apiCalls } as ServerSettings;
}

/** Reads two settings that need each other; returns undefined without the first. */
function both(
  read: Reader,
  [first, readFirst]: readonly [string, Read<string>],
  [second, readSecond]: readonly [string, Read<string>],
): readonly [string, string] | undefined {
  const one = read(first, '', optional(readFirst));
  const other = read(second, '', (text) =>
    one === undefined && text === '' ? '' : readSecond(text),
  );
  return one === undefined || other === undefined ? undefined : [one, other];
}
