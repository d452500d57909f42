import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { closest } from '../lint/base/closest';
import { OperatorError } from './operatorError';
import * as readers from './settingReaders';
import { OWN_API } from './http/route';
import { photoPlace } from './photos/stores/openFiles';

/** All settings from the environment; docs/settings.md has the table. */
export type ServerSettings = Readonly<ReturnType<typeof readServerSettings>>;

/** Invalid settings, one line for each. */
export class SettingsError extends OperatorError {
  constructor(issues: readonly string[]) {
    super(issues.join('\n'));
  }
}

type Reader = <T>(name: string, preset: string, reader: readers.Read<T>) => T;

/** Returns the data folder, which is known even if other settings are invalid. */
export const dataDirOf = ({ DATA_DIR }: NodeJS.ProcessEnv, root: string): string =>
  resolve(root, DATA_DIR?.trim() || './data');

/**
 * @param root the project's folder
 * @throws SettingsError
 */
export function readServerSettings(environment: NodeJS.ProcessEnv, root: string) {
  const issues: string[] = [];
  const names = new Set<string>(['DATA_DIR']);
  const read = <T>(name: string, preset: string, reader: readers.Read<T>): T => {
    names.add(name);
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
  const ifSet = <T>(name: string, reader: readers.Read<T>) =>
    read(name, '', readers.optional(reader));
  const mail = both(read, ['SMTP_URL', readers.mailServer], ['MAIL_FROM', readers.sender]);
  const hook = both(read, ['WEBHOOK_URL', readers.webAddress], ['WEBHOOK_SECRET', readers.secret]);
  const apiBase = read('API_BASE', OWN_API, readers.base);
  const s3 = ifSet('S3_ENDPOINT', readers.webAddress);
  const settings = {
    /** The folder that holds schemas/, locales/ and dist/client. */
    root,
    port: read('PORT', '4000', readers.port),
    host: read('HOST', '127.0.0.1', String),
    dataDir: dataDirOf(environment, root),
    /** Undefined: SQLite. */
    databaseUrl: ifSet('DATABASE_URL', readers.databaseUrl),
    /** Where photos and pictures are kept; undefined: in the data folder. */
    photoStore: ifSet('PHOTO_STORE', (place) => photoPlace(place, root, s3)),
    staffEmail: read('STAFF_EMAIL', 'staff@localhost', readers.email),
    /** Undefined: generated when the first account is created. */
    staffPassword: ifSet('STAFF_PASSWORD', readers.password),
    panelPath: read('PANEL_PATH', '/8d_001pass', readers.panelPath),
    /** The base address of the calls, for the pages: a path of this server, or another server's address. */
    apiBase,
    /** Whether the server of the calls has all that this one has, or those of docs/requirements.md alone (`papers`). */
    apiCalls: read(
      'API_CALLS',
      apiBase === OWN_API ? 'own' : 'papers',
      readers.oneOf({ own: 'own', papers: 'papers' } as const),
    ),
    /** The address of a map tile, with {z}, {x} and {y} in it. */
    mapTiles: read('MAP_TILES', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', readers.tiles),
    /** The geolocation service that pages call; empty: this server (server/geo). */
    geoUrl: read('GEO_URL', '', readers.address),
    /** The address file for geolocation; undefined: every place is unknown. */
    geoDb: ifSet('GEO_DB', (file) => resolve(root, file)),
    /** The proxies whose forwarded addresses are trusted: addresses, subnets, names of ranges. */
    trustProxy: read('TRUST_PROXY', '', readers.proxies),
    /** The public address of the site, without a slash at the end; undefined: the one of each request. */
    publicUrl: ifSet('PUBLIC_URL', readers.origin),
    /** Days for which applications are stored, where their service does not say; undefined: without limit. */
    retentionDays: ifSet('RETENTION_DAYS', readers.days),
    /** Days after which the applicant's link ends, once the application is closed. */
    statusDays: read('STATUS_DAYS', '90', readers.days),
    /** Days for which unreferenced files stay in the trash. */
    trashDays: read('TRASH_DAYS', '30', readers.days),
    /** How many files one sweep may take; undefined: a few, or a small share of all. */
    sweepMost: ifSet('SWEEP_MOST', readers.count),
    /** Seconds that a shutdown waits for requests that are under way. */
    shutdownSeconds: read('SHUTDOWN_SECONDS', '8', readers.seconds),
    /** Megabytes of free space below which no photos are accepted; below a tenth of it, no submissions. */
    minFreeMb: read('MIN_FREE_MB', '500', readers.count),
    /** Megabytes for cached public responses. */
    cacheMb: read('CACHE_MB', '32', readers.count),
    /** How e-mails are sent; undefined: none are. */
    mail: mail && { server: mail[0], from: mail[1] },
    /** Receipts that all applicants together get in a day of the agency. */
    receiptsADay: read('RECEIPTS_A_DAY', '300', readers.count),
    /** The program that is notified of new applications; undefined: none. */
    webhook: hook && { url: hook[0], secret: hook[1] },
    /** The virus scanner; undefined: files are not scanned. */
    clamd: ifSet('CLAMD_URL', readers.clamd),
    /** Whether each staff account must have a second factor. */
    secondFactor: read(
      'SECOND_FACTOR',
      'optional',
      readers.oneOf({ optional: false, required: true }),
    ),
    rateLimit: read('RATE_LIMIT', 'on', readers.oneOf({ on: true, off: false })),
    logLevel: read('LOG_LEVEL', 'error', readers.logLevel),
    /** Whether the metrics are public, and not for staff only. */
    metrics: read('METRICS', 'staff', readers.oneOf({ on: true, staff: false })),
    /** With which a monitor reads the metrics, and nobody else; undefined: METRICS decides. */
    metricsToken: ifSet('METRICS_TOKEN', readers.token),
    /** Whether sample content is inserted at the first start. */
    demo: read('DEMO', '1', readers.oneOf({ 1: true, 0: false })),
  };
  // A proxy forwards whatever Host its client sends, unless it is configured otherwise.
  if (environment.TRUST_PROXY?.trim() && !environment.PUBLIC_URL?.trim()) {
    issues.push('PUBLIC_URL must be set where TRUST_PROXY is, such as https://rega.example');
  }
  const { dataDir, photoStore } = settings;
  const folders = [
    ['DATA_DIR', dataDir],
    ...(photoStore && 'folder' in photoStore ? [['PHOTO_STORE', photoStore.folder]] : []),
  ] as const;
  for (const [name = '', folder = ''] of folders) {
    if (isInPackage(folder, root)) {
      issues.push(
        `${name} ${folder} is inside this version of the program, and the next one would begin without it: choose another folder`,
      );
    }
  }
  for (const name of Object.keys(environment)) {
    const meant = names.has(name) ? undefined : misspelt(name, names);
    if (meant !== undefined) issues.push(`${name} is not a setting: did you mean ${meant}?`);
  }
  if (issues.length > 0) throw new SettingsError(issues);
  return settings;
}

/** Returns whether a folder is inside a package (`npm run package`), which an upgrade replaces. */
const isInPackage = (folder: string, root: string): boolean =>
  existsSync(join(root, 'LICENCES.md')) && !relative(root, folder).startsWith('..');

/** Shorter names are too similar to those of other programs. */
const LEAST_LETTERS = 6;
/** Letters in which a name may differ from the setting that it was meant to be. */
const MOST_EDITS = 2;

/** Returns the setting that a name of the environment was probably meant to be. */
function misspelt(name: string, known: ReadonlySet<string>): string | undefined {
  if (name.length < LEAST_LETTERS || !/^[A-Z][A-Z0-9_]*$/u.test(name)) return undefined;
  return closest(
    name,
    [...known].filter((one) => one.length >= LEAST_LETTERS),
    MOST_EDITS,
  );
}

/** Reads two settings that need each other; returns undefined without the first. */
function both(
  read: Reader,
  [first, readFirst]: readonly [string, readers.Read<string>],
  [second, readSecond]: readonly [string, readers.Read<string>],
): readonly [string, string] | undefined {
  const one = read(first, '', readers.optional(readFirst));
  const other = read(second, '', (text) =>
    one === undefined && text === '' ? '' : readSecond(text),
  );
  return one === undefined ? undefined : [one, other];
}
