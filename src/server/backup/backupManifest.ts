import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRecord, parsedJson } from '../../definition/model/values';
import type { Digest } from './backupFiles';
import { codeOf } from '../errorCode';
import { OperatorError } from '../operatorError';

/** Written last: a folder without it is not a backup. */
export const MANIFEST = 'manifest.json';

const FORMAT = 1;

export interface Manifest {
  /** The moment of the rows, ISO. */
  readonly at: string;
  /** The name of the full backup that an increment belongs to, and which lies beside it. */
  readonly base?: string;
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
  /** The file is only in the base of this increment. */
  readonly isInBase?: true;
}

/** The paths that a manifest may have: none leads out of its folder. */
const PATH =
  /^(?:rows\/[a-z_]+\.jsonl|photos\/[0-9a-f]{32}\.jpg|pictures\/[0-9a-f]{32}\.webp|places\/[a-z]+\.tsv)$/u;

export const isOurs = (path: string): boolean => PATH.test(path);

export const rowsPath = (table: string): string => `rows/${table}.jsonl`;

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`;

const NAME =
  /^(?<stamp>(?<day>\d{4}-\d{2}-\d{2})T(?<time>\d{2}-\d{2}-\d{2})-(?<ms>\d{3})Z)(?:\.since-(?<base>[\dTZ-]+))?(?<archive>\.tar\.(?:age|gpg))?$/u;

export const backupName = (at: string, base?: Manifest): string =>
  `${at.replaceAll(/[:.]/gu, '-')}${base ? `.since-${backupName(base.at)}` : ''}`;

export interface NamedBackup {
  readonly name: string;
  /** The moment, as the name begins, and in milliseconds. */
  readonly stamp: string;
  readonly at: number;
  /** The stamp of the full backup that an increment belongs to. */
  readonly base: string | undefined;
  readonly isEncrypted: boolean;
}

/** Parses the name of a backup; returns undefined for other names. */
export function readName(name: string): NamedBackup | undefined {
  const { stamp = '', day, time = '', ms, base, archive } = NAME.exec(name)?.groups ?? {};
  const at = Date.parse(`${day}T${time.replaceAll('-', ':')}.${ms}Z`);
  const isEncrypted = archive !== undefined;
  return Number.isNaN(at) ? undefined : { name, stamp, at, base, isEncrypted };
}

/** Returns where a file of a backup is. */
export const fileIn = (folder: string, { base = '' }: Manifest, entry: FileEntry): string =>
  join(entry.isInBase ? join(dirname(folder), base) : folder, entry.path);

/** @throws BackupError if there is no complete manifest */
export async function readManifest(folder: string, name = MANIFEST): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    // Such as below /root, which the units do not see.
    if (codeOf(error) === 'EACCES') throw error;
    if (readName(basename(folder))?.isEncrypted)
      throw new BackupError(
        `${folder} is an archive: decrypt and unpack it first (docs/backup.md)`,
      );
    throw new BackupError(`${folder} is no backup: it has no ${name}`);
  });
  const manifest = parsedJson(text);
  if (!isManifest(manifest)) throw new BackupError(`${join(folder, name)} is damaged`);
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || !isRecord(value.tables)) return false;
  const { format, at, base, version, tables, lost } = value;
  const files: unknown = value.files;
  return (
    format === FORMAT &&
    typeof at === 'string' &&
    (base === undefined || readName(String(base)) !== undefined) &&
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
