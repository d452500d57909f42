import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../definition/values';
import { BackupFault } from './backupError';
import type { Digest } from './backupFiles';

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json';

const FORMAT = 1;

/** What a backup holds. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** The moment of the rows, ISO. */
  readonly at: string;
  /** Of the tables (storage/migrations). */
  readonly version: number;
  /** How many rows there are, by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** All files but this one. */
  readonly files: readonly FileEntry[];
  /** Photos that the database knows and no file held, by id. */
  readonly lost: readonly string[];
}

export interface FileEntry extends Digest {
  /** Below the backup's folder: `rows/photo.jsonl`, `photos/….jpg`. */
  readonly path: string;
}

/** Nothing else is taken: no path of a manifest leads out of its folder. */
const PATH =
  /^(?:rows\/[a-z_]+\.jsonl|photos\/[0-9a-f]{32}\.jpg|pictures\/[0-9a-f]{32}\.webp|places\/[a-z]+\.tsv)$/u;

export const isOurs = (path: string): boolean => PATH.test(path);

export const rowsPath = (table: string): string => `rows/${table}.jsonl`;

export const manifestText = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`;

/** @throws BackupFault if there is no whole manifest */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupFault(`${folder} is no backup: it has no ${MANIFEST}`);
  });
  const manifest = parse(text);
  if (!isManifest(manifest)) throw new BackupFault(`${join(folder, MANIFEST)} is damaged`);
  return manifest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || !isRecord(value.tables)) return false;
  const { format, at, version, tables, lost } = value;
  const files: unknown = value.files;
  return (
    format === FORMAT &&
    typeof at === 'string' &&
    isCount(version) &&
    Object.values(tables).every(isCount) &&
    Array.isArray(lost) &&
    isListOf(files, isEntry) &&
    // Rows of each table that is counted, and of no other.
    sorted(files.map(({ path }) => path).filter((path) => path.startsWith('rows/'))) ===
      sorted(Object.keys(tables).map(rowsPath))
  );
}

const isListOf = <T>(value: unknown, isOne: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);

const sorted = (paths: readonly string[]): string => paths.toSorted().join('\n');

const isEntry = (value: unknown): value is FileEntry =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  isOurs(value.path) &&
  isCount(value.bytes) &&
  typeof value.sha256 === 'string';

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
