import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Connection, Db } from '../storage/connection';
import { versionOf } from '../storage/migrations/migrate';
import { fileOf, openConnection } from '../storeId/openStorage';
import { rowCount } from '../storage/queries';
import { isNoSuchFile, syncPath } from '../errorCode';
import { copyStored, writeRows, writeText } from './backupFiles';
import {
  backupName,
  type FileEntry,
  isOurs,
  MANIFEST,
  type Manifest,
  manifestText,
  rowsPath,
  BackupError,
} from './backupManifest';
import {
  type StoredFiles,
  type StoredData,
  openKept,
  backupTablesIn,
  backupRows,
} from './backupStores';
import { DAY } from '../../definition/model/clock';

/** The suffix of a backup that is being written, or was interrupted. */
const UNFINISHED = '.unfinished';
const TRIES = 5;

export interface BackedUp extends Manifest {
  readonly folder: string;
}

/**
 * Writes a backup into a new folder while the server runs: the rows as of one moment, then the files that they
 * name. The manifest and the final folder name come last.
 * @param target the folder in which the new folder is created
 * @param base a full backup in it, whose files are left out
 * @throws BackupError
 */
export async function backUp(
  place: StoredData,
  target: string,
  now: Date,
  base?: Manifest,
): Promise<BackedUp> {
  await refuseNothing(place);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await sweepUnfinished(target, now);
  const folder = join(target, backupName(now.toISOString(), base));
  const connection = await openConnection(place, () => {});
  try {
    return { ...(await writeWhole(connection, place, folder, now, base)), folder };
  } finally {
    await connection.db.destroy();
  }
}

/** Thrown when an application was erased while its photos were copied. */
class Erased extends Error {}

async function writeWhole(
  connection: Connection,
  place: StoredData,
  folder: string,
  now: Date,
  base?: Manifest,
): Promise<Manifest> {
  const unfinished = `${folder}${UNFINISHED}`;
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(unfinished, { mode: 0o700 });
      const written = await writeAll(connection, place, unfinished, base?.files);
      const inBase = base && { base: backupName(base.at) };
      const manifest = { at: now.toISOString(), ...inBase, ...written };
      await writeText(join(unfinished, MANIFEST), manifestText(manifest));
      await syncPath(unfinished);
      await rename(unfinished, folder);
      await syncPath(join(folder, '..'));
      return manifest;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      if (!(error instanceof Erased) || tries === TRIES) throw error;
    }
  }
}

async function writeAll(
  connection: Connection,
  place: StoredData,
  folder: string,
  baseFiles: readonly FileEntry[] = [],
) {
  const inBase = new Map(baseFiles.map((entry) => [entry.path, entry]));
  const rows = await connection.snapshot((db) => writeTables(db, folder));
  const copied: FileEntry[] = [];
  const lost: string[] = [];
  for (const kept of await openKept(place)) {
    const below = join(folder, kept.folder);
    await mkdir(below, { mode: 0o700 });
    const isPhotos = kept.folder === 'photos';
    for await (const name of isPhotos ? rows.photos : namesIn(kept)) {
      const path = `${kept.folder}/${name}`;
      if (!isOurs(path)) continue;
      const known = inBase.get(path);
      // A photo or picture never changes under its name.
      if (known && kept.folder !== 'places') {
        copied.push({ ...known, isInBase: true });
        continue;
      }
      const entry = await copyStored(kept.files, name, join(below, name));
      if (entry) copied.push({ path, ...entry });
      else if (isPhotos) lost.push(basename(name, '.jpg'));
    }
    await syncPath(below);
  }
  await refuseErased(connection.db, lost);
  const { version, tables, files } = rows;
  return { version, tables, files: [...files, ...copied], lost };
}

async function* namesIn({ files }: StoredFiles): AsyncGenerator<string> {
  for await (const { name } of files.list()) yield name;
}

/** Writes each table as a file, and returns the names of the photos. */
async function writeTables(db: Db, folder: string) {
  const kept = await backupTablesIn(db);
  if (kept.length === 0) throw new BackupError('The database has no tables yet.');
  const version = await versionOf(db);
  await mkdir(join(folder, 'rows'), { mode: 0o700 });
  const tables: Record<string, number> = {};
  const files: FileEntry[] = [];
  const photos: string[] = [];
  for (const table of kept) {
    const { name } = table;
    const path = rowsPath(name);
    let count = 0;
    const digest = await writeRows(join(folder, path), backupRows(db, table), (rows) => {
      count += rows.length;
      if (name === 'photo') photos.push(...rows.map(({ id }) => `${String(id)}.jpg`));
    });
    files.push({ path, ...digest });
    if (count !== (await rowCount(db.selectFrom(name))))
      throw new Error(`rows of ${name} were left out`);
    tables[name] = count;
  }
  await syncPath(join(folder, 'rows'));
  return { version, tables, files, photos };
}

/** Throws Erased if a missing photo belongs to an application that is gone: the backup then starts again without it. */
async function refuseErased(db: Db, lost: readonly string[]): Promise<void> {
  for (const id of lost) {
    const row = await db.selectFrom('photo').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) throw new Erased('an application was erased while the backup was made');
  }
}

/** Checked first, since opening an SQLite store creates it. */
async function refuseNothing(place: StoredData): Promise<void> {
  const path = place.databaseUrl === undefined ? String(fileOf(place)) : place.dataDir;
  await stat(path).catch((error: unknown) => {
    if (!isNoSuchFile(error)) throw error;
    throw new BackupError(`There is no ${path}: nothing to back up.`);
  });
}

/** An interrupted backup holds personal data in a folder that nobody looks at. */
async function sweepUnfinished(target: string, now: Date): Promise<void> {
  for (const name of await readdir(target)) {
    const path = join(target, name);
    if (!name.endsWith(UNFINISHED) || now.getTime() - (await stat(path)).mtimeMs < DAY) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Writes the note that the panel's home page shows. */
export const noteBackup = (dataDir: string, at: string): Promise<void> =>
  replaceFile(join(dataDir, 'last-backup.json'), JSON.stringify({ at }));

/** Writes a file and renames it into place, so that nobody reads half of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  // A new file: an upgrade writes it as root, and must not follow a link.
  await rm(`${path}.new`, { force: true });
  await writeText(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
