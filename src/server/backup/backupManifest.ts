import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../definition/model/values';
import type { Digest } from './backupFiles';
import { OperatorError } from '../operatorError';

/** Written last: a folder without it is not a backup. */
export const MANIFEST = 'manifest.json';

const FORMAT = 1;

export interface Manifest {
  /** The moment of the rows, ISO. */
  readonly at: string;
  /** The schema version (storage/migrations). */
  readonly version: number;
  /** The number of rows, by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** All files but this one. */
  readonly files: readonly FileEntry[];
  /** The ids of photos that the database names and no file has. */
  readonly lost: readonly string[];
}

export interface FileEntry extends Digest {
  /** Relative to the backup's folder: `rows/photo.jsonl`, `photos/….jpg`. */
  readonly path: string;
}

/** The paths that a manifest may have: none leads out of its folder. */
const PATH =
  /^(?:rows\/[a-z_]+\.jsonl|photos\/[0-9a-f]{32}\.jpg|pictures\/[0-9a-f]{32}\.webp|places\/[a-z]+\.tsv)$/u;

export const isOurs = (path: string): boolean => PATH.test(path);

export const rowsPath = (table: string): string => `rows/${table}.jsonl`;

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`;

/** @throws BackupError if there is no complete manifest */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}`);
  });
  const manifest = parse(text);
  if (!isManifest(manifest)) throw new BackupError(`${join(folder, MANIFEST)} is damaged`);
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
    // There must be rows of each counted table, and of no other.
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

/** Why a backup cannot be made or restored, in words for whoever runs the command. */
export class BackupError extends OperatorError {}
