import { resolve } from 'node:path';
import { OWN_API } from './http/ownApi';
import { photoPlace } from './photos/stores/photoLocation';
import {
  address,
  base,
  clamd,
  count,
  databaseUrl,
  days,
  email,
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
  tiles,
  webAddress,
} from './settingReaders';

/** All settings from the environment; docs/settings.md has the table. */
export type ServerSettings = Readonly<ReturnType<typeof readServerSettings>>;

/** Invalid settings, one line for each. */
export class SettingsError extends Error {
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(issues.join('\n'));
    this.issues = issues;
  }
}

type Reader = <T>(name: string, preset: string, reader: Read<T>) => T;

/** Returns the data folder, which is known even if other settings are invalid. */
export const dataDirOf = ({ DATA_DIR }: NodeJS.ProcessEnv, root: string): string =>
  resolve(root, DATA_DIR?.trim() || './data');

/**
 * @param root the project's folder
 * @throws SettingsError
 */
export function readServerSettings(environment: NodeJS.ProcessEnv, root: string) {
  const issues: string[] = [];
  const read = <T>(name: string, preset: string, reader: Read<T>): T => {
    // An empty setting counts as not set.
    const text = environment[name]?.trim() || preset;
    try {
      return reader(text);
    } catch (error) {
      issues.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
      // It is never used: the issues are thrown.
      return undefined as T;
    }
  };
  const mail = both(read, ['SMTP_URL', mailServer], ['MAIL_FROM', sender]);
  const hook = both(read, ['WEBHOOK_URL', webAddress], ['WEBHOOK_SECRET', secret]);
  const apiBase = read('API_BASE', OWN_API, base);
  const s3 = read('S3_ENDPOINT', '', optional(webAddress));
  const settings = {
    /** The folder that holds schemas/, locales/ and dist/client. */
    root,
    port: read('PORT', '4000', port),
    host: read('HOST', '127.0.0.1', String),
    dataDir: dataDirOf(environment, root),
    /** Undefined: SQLite. */
    databaseUrl: read('DATABASE_URL', '', optional(databaseUrl)),
    /** Where photos and pictures are kept; undefined: in the data folder. */
    photoStore: read(
      'PHOTO_STORE',
      '',
      optional((place) => photoPlace(place, root, s3)),
    ),
    staffEmail: read('STAFF_EMAIL', 'staff@localhost', email),
    /** Undefined: generated when the first account is created. */
    staffPassword: read('STAFF_PASSWORD', '', optional(password)),
    panelPath: read('PANEL_PATH', '/8d_001pass', panelPath),
    /** The base address of the calls, for the pages: a path of this server, or another server's address. */
    apiBase,
    /** Whether the server of the calls has all that this one has, or those of docs/requirements.md alone (`papers`). */
    apiCalls: read(
      'API_CALLS',
      apiBase === OWN_API ? 'own' : 'papers',
      oneOf({ own: 'own', papers: 'papers' } as const),
    ),
    /** The address of a map tile, with {z}, {x} and {y} in it. */
    mapTiles: read('MAP_TILES', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', tiles),
    /** The geolocation service that pages call; empty: this server (server/geo). */
    geoUrl: read('GEO_URL', '', address),
    /** The address file for geolocation; undefined: every place is unknown. */
    geoDb: read(
      'GEO_DB',
      '',
      optional((file) => resolve(root, file)),
    ),
    /** The proxies whose forwarded addresses are trusted: addresses, subnets, names of ranges. */
    trustProxy: read('TRUST_PROXY', '', proxies),
    /** The public address of the site, without a slash at the end; undefined: the one of each request. */
    publicUrl: read('PUBLIC_URL', '', optional(origin)),
    /** Days for which applications are stored, where their service does not say; undefined: without limit. */
    retentionDays: read('RETENTION_DAYS', '', optional(days)),
    /** Days after which the applicant's link ends, once the application is closed. */
    statusDays: read('STATUS_DAYS', '90', days),
    /** Days for which unreferenced files stay in the trash. */
    trashDays: read('TRASH_DAYS', '30', days),
    /** How many files one sweep may take; undefined: a few, or a small share of all. */
    sweepMost: read('SWEEP_MOST', '', optional(count)),
    /** Seconds that a shutdown waits for requests that are under way. */
    shutdownSeconds: read('SHUTDOWN_SECONDS', '8', seconds),
    /** Megabytes of free space below which no photos are accepted; below a tenth of it, no submissions. */
    minFreeMb: read('MIN_FREE_MB', '500', count),
    /** Megabytes for cached public responses. */
    cacheMb: read('CACHE_MB', '32', count),
    /** How e-mails are sent; undefined: none are. */
    mail: mail && { server: mail[0], from: mail[1] },
    /** The program that is notified of new applications; undefined: none. */
    webhook: hook && { url: hook[0], secret: hook[1] },
    /** The virus scanner; undefined: files are not scanned. */
    clamd: read('CLAMD_URL', '', optional(clamd)),
    /** Whether each staff account must have a second factor. */
    secondFactor: read('SECOND_FACTOR', 'optional', oneOf({ optional: false, required: true })),
    rateLimit: read('RATE_LIMIT', 'on', oneOf({ on: true, off: false })),
    logLevel: read('LOG_LEVEL', 'error', logLevel),
    /** Whether the metrics are public, and not for staff only. */
    metrics: read('METRICS', 'staff', oneOf({ on: true, staff: false })),
    /** Whether sample content is inserted at the first start. */
    demo: read('DEMO', '1', oneOf({ 1: true, 0: false })),
  };
  // A proxy forwards whatever Host its client sends, unless it is configured otherwise.
  if (environment.TRUST_PROXY?.trim() && !environment.PUBLIC_URL?.trim()) {
    issues.push('PUBLIC_URL must be set where TRUST_PROXY is, such as https://rega.example');
  }
  if (issues.length > 0) throw new SettingsError(issues);
  return settings;
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
  return one === undefined ? undefined : [one, other];
}
