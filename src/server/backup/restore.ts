import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolders, prepareDataDir } from '../dataDir';
import type { Connection, Db } from '../storage/connection';
import { migrateTo, StoreTooNew } from '../storage/migrate';
import { openConnection, type StorePlace } from '../storage/open';
import { BackupFault } from './backupFault';
import { copyFile, isSame, readRows, syncFolder } from './files';
import { FILE_FOLDERS, type Manifest, rowsPath } from './manifest';
import { countRows, hasTables, keptTablesIn, putRows } from './rows';
import { verify } from './verify';

/** Lies in the data folder while a restore is under way, and after one that was cut off. */
const RESTORING = 'restoring';

/**
 * Puts a backup back into an empty store and an empty data folder: all of it or nothing, since the rows
 * come in one transaction, after the files. One that was cut off may be run again.
 * @throws BackupFault if the backup is not whole, or the place is not empty
 */
export async function restore(folder: string, place: StorePlace): Promise<Manifest> {
  const manifest = await verify(folder);
  await prepareDataDir(place.dataDir);
  const isNew = !(await isThere(join(place.dataDir, 'rega.db')));
  const connection = openConnection(place, () => {});
  try {
    await putBack(connection, folder, manifest, place.dataDir);
  } catch (error) {
    await connection.db.destroy();
    if (isNew && place.databaseUrl === undefined) await dropDatabase(place.dataDir);
    throw error;
  }
  await connection.db.destroy();
  return manifest;
}

async function putBack(
  { atomic, lock }: Connection,
  folder: string,
  manifest: Manifest,
  dataDir: string,
): Promise<void> {
  await atomic(async (db) => {
    await lock(db);
    if (await hasTables(db)) throw new BackupFault('The database is not empty.');
    await refuseFiles(dataDir);
    try {
      await mkdir(join(dataDir, RESTORING), { mode: 0o700 });
      await copyFiles(folder, manifest, join(dataDir, RESTORING));
      await putTables(db, folder, manifest);
      for (const name of FILE_FOLDERS) await moveInto(dataDir, name);
      await syncFolder(dataDir);
    } catch (error) {
      await dropFiles(dataDir);
      throw error;
    }
  });
  await rm(join(dataDir, RESTORING), { recursive: true, force: true });
}

/** What a restore put there that was cut off is no reason: the database was empty then, and is now. */
async function refuseFiles(dataDir: string): Promise<void> {
  if (await isThere(join(dataDir, RESTORING))) {
    await dropFiles(dataDir);
    return;
  }
  for (const name of FILE_FOLDERS) {
    const path = dataFolders(dataDir)[name];
    if ((await readdir(path)).length > 0) throw new BackupFault(`${path} is not empty.`);
  }
}

async function copyFiles(folder: string, { files }: Manifest, to: string): Promise<void> {
  for (const name of FILE_FOLDERS) await mkdir(join(to, name), { mode: 0o700 });
  for (const { path, ...digest } of files) {
    if (path.startsWith('rows/')) continue;
    const copied = await copyFile(join(folder, path), join(to, path));
    if (!isSame(copied, digest)) throw new BackupFault(`${path} changed while it was put back`);
  }
  for (const name of FILE_FOLDERS) await syncFolder(join(to, name));
}

/** The rows go into tables as they were then, which are brought up to date afterwards. */
async function putTables(db: Db, folder: string, { version, tables }: Manifest): Promise<void> {
  try {
    await migrateTo(db, version);
  } catch (error) {
    if (error instanceof StoreTooNew) throw new BackupFault(error.message);
    throw error;
  }
  const there = await keptTablesIn(db);
  const names = there.map(({ name }) => name as string);
  if (names.toSorted().join() !== Object.keys(tables).toSorted().join()) {
    throw new BackupFault('The manifest does not name the tables of its version.');
  }
  for (const name of names) {
    await putRows(db, name, readRows(join(folder, rowsPath(name))));
    if ((await countRows(db, name)) !== tables[name]) {
      throw new BackupFault(`${rowsPath(name)} has other rows than the manifest says`);
    }
  }
  await migrateTo(db);
}

async function moveInto(dataDir: string, name: (typeof FILE_FOLDERS)[number]): Promise<void> {
  const to = dataFolders(dataDir)[name];
  await rmdir(to);
  await rename(join(dataDir, RESTORING, name), to);
}

async function dropFiles(dataDir: string): Promise<void> {
  const folders = dataFolders(dataDir);
  for (const name of FILE_FOLDERS) {
    await rm(folders[name], { recursive: true, force: true });
    await mkdir(folders[name], { mode: 0o700 });
  }
  await rm(join(dataDir, RESTORING), { recursive: true, force: true });
}

/** Opening made it. */
async function dropDatabase(dataDir: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) {
    await rm(join(dataDir, `rega.db${ending}`), { force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
