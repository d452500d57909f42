import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { prepareDataDir, RESTORING } from '../dataDir';
import type { Connection, Db } from '../storage/connection';
import { migrateTo } from '../storage/migrations/migrate';
import { fileOf, isToBeMade, openConnection, newStoreId } from '../storeId/openStorage';
import { rowCount } from '../storage/queries';
import { openStoreFiles } from '../storeId/storeFiles';
import { copyFile, digestOf, isSame, readRows } from './backupFiles';
import { unlessMissing, syncPath } from '../errorCode';
import { fileIn, type Manifest, readManifest, rowsPath, BackupError } from './backupManifest';
import { LINK_KIND } from '../records/serviceKinds';
import {
  type StoredFiles,
  type StoredData,
  openKept,
  backupTablesIn,
  putRows,
} from './backupStores';

/**
 * Restores a backup into an empty store and an empty data folder, as a whole or not at all: the rows are inserted
 * in one transaction, after the files. An interrupted restore can be run again.
 * @param keepsLinks whether links to status pages and drafts work again, some of which were ended after the backup
 * @param isRehearsal whether the files of an increment's base are left out, which was rehearsed itself
 * @throws BackupError if the backup is incomplete or the target is not empty
 */
export async function restore(
  folder: string,
  place: StoredData,
  keepsLinks = true,
  isRehearsal = false,
): Promise<Manifest> {
  await prepareDataDir(place);
  const mark = join(place.dataDir, RESTORING);
  // First of all, and until all is restored: a server that is started after a restore that failed or was interrupted
  // would begin an empty site.
  if (!existsSync(mark)) await writeMark(mark, NOTHING_YET);
  const manifest = await verify(folder, isRehearsal);
  const isMade = isToBeMade(place);
  const connection = await openConnection(place, () => {});
  try {
    await putBack(connection, folder, manifest, place, keepsLinks);
  } catch (error) {
    await connection.db.destroy();
    if (isMade) await fileOf(place).drop();
    throw error;
  }
  await connection.db.destroy();
  return manifest;
}

/** What the mark says until the first file is restored. */
const NOTHING_YET = 'nothing yet';

async function writeMark(mark: string, text: string): Promise<void> {
  await writeFile(mark, text, { mode: 0o600 });
  await syncPath(mark);
  await syncPath(dirname(mark));
}

const hasDoneNothing = async (mark: string): Promise<boolean> =>
  (await readFile(mark, 'utf8').catch(unlessMissing)) === NOTHING_YET;

/**
 * Reads every file of a backup, or only those that are not in its base.
 * @throws BackupError if one differs from what was written
 */
export async function verify(folder: string, withoutBase = false): Promise<Manifest> {
  const whole = await readManifest(folder);
  const files = whole.files.filter(({ isInBase }) => !isInBase || !withoutBase);
  const manifest = { ...whole, files };
  const base = manifest.base !== undefined && join(dirname(folder), manifest.base);
  if (base && !withoutBase && !existsSync(base)) {
    throw new BackupError(`${folder} has only what was new since ${base}, which has to lie there`);
  }
  for (const entry of files) {
    const digest = await digestOf(fileIn(folder, manifest, entry)).catch(() => undefined);
    if (!digest) throw new BackupError(`${entry.path} is missing in the backup`);
    if (!isSame(digest, entry)) throw new BackupError(`${entry.path} is not as it was backed up`);
  }
  return manifest;
}

async function putBack(
  { atomic, lock }: Connection,
  folder: string,
  manifest: Manifest,
  place: StoredData,
  keepsLinks: boolean,
): Promise<void> {
  const restoring = join(place.dataDir, RESTORING);
  const kept = await openKept(place);
  const storeFiles = await openStoreFiles(place);
  await atomic(async (db) => {
    await lock(db);
    if ((await backupTablesIn(db)).length > 0) {
      await rm(restoring);
      throw new BackupError('The database is not empty.');
    }
    // Files of an interrupted restore are no reason to refuse: the database was empty then, and still is.
    if (await hasDoneNothing(restoring)) await refuseFiles(kept);
    else await dropFiles(kept);
    await writeMark(restoring, '');
    try {
      for (const one of kept) await putFiles(folder, manifest, one);
      await putTables(db, folder, manifest);
      if (!keepsLinks) {
        await db.deleteFrom('link').execute();
        await db.deleteFrom('content').where('kind', '=', LINK_KIND).execute();
      }
      // A new id, since the store that the backup came from may still be in use.
      await storeFiles.writeId(await newStoreId(db));
    } catch (error) {
      await dropFiles(kept);
      await writeMark(restoring, NOTHING_YET);
      throw error;
    }
  });
  await rm(restoring, { force: true });
}

async function refuseFiles(kept: readonly StoredFiles[]): Promise<void> {
  for (const { folder, files } of kept) {
    for await (const { name } of files.list()) {
      throw new BackupError(`There are ${folder} already, such as ${name}.`);
    }
  }
}

async function dropFiles(kept: readonly StoredFiles[]): Promise<void> {
  for (const { files } of kept) {
    const names: string[] = [];
    for await (const { name } of files.list()) names.push(name);
    await files.remove(names);
  }
}

const AT_ONCE = 50;

async function putFiles(
  from: string,
  manifest: Manifest,
  { folder, files, stage }: StoredFiles,
): Promise<void> {
  const ours = manifest.files.filter(({ path }) => dirname(path) === folder);
  for (let start = 0; start < ours.length; start += AT_ONCE) {
    const batch = ours.slice(start, start + AT_ONCE).map((entry) => {
      const name = basename(entry.path);
      return { entry, name, path: stage(name) };
    });
    try {
      for (const { entry, path } of batch) {
        // Left by an interrupted restore.
        await rm(path, { force: true });
        if (isSame(await copyFile(fileIn(from, manifest, entry), path), entry)) continue;
        throw new BackupError(`${entry.path} changed while it was put back`);
      }
      await files.put(batch);
    } finally {
      for (const { path } of batch) await rm(path, { force: true });
    }
  }
}

/** Inserts rows into tables of the backup's version, which are then migrated. */
async function putTables(db: Db, folder: string, { version, tables }: Manifest): Promise<void> {
  await migrateTo(db, version);
  const there = await backupTablesIn(db);
  const names = there.map(({ name }) => name);
  if (names.toSorted().join() !== Object.keys(tables).toSorted().join()) {
    throw new BackupError('The manifest does not name the tables of its version.');
  }
  for (const name of names) {
    await putRows(db, name, readRows(join(folder, rowsPath(name))));
    if ((await rowCount(db.selectFrom(name))) !== tables[name]) {
      throw new BackupError(`${rowsPath(name)} has other rows than the manifest says`);
    }
  }
  await migrateTo(db);
}
