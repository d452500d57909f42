import { SettingsError } from '../../serverSettings';
import { constants } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { join, resolve } from 'node:path';
import { unlessMissing, syncPath } from '../../errorCode';
import { sharedRead } from '../../base/sharedRead';

/** A finished file, and the name that it gets in the store. */
interface FinishedFile {
  readonly name: string;
  readonly path: string;
  /** Whoever wrote it has synced it. */
  readonly isSynced?: boolean;
}

/** A store of finished files, on one machine or for several. Names are generated: letters, digits, a dot. */
export interface FileStore {
  /** Moves finished files into the store; they are synced when this resolves. */
  put(files: readonly FinishedFile[]): Promise<void>;
  /** Returns undefined if there is no file of that name. */
  read(name: string): Promise<Readable | undefined>;
  /** Deletes files, whether they exist or not; they are gone when this resolves. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists all files, each with the moment that it was stored, in milliseconds. */
  list(): AsyncIterable<{ readonly name: string; readonly since: number }>;
}

type StoreFolder = '' | 'photos' | 'pictures' | 'trash/photos' | 'trash/pictures';

/**
 * Opens the store of one kind of files.
 * @param folder where they are, if they are on a disk
 * @param name of their folder in a bucket; empty: the root
 * @throws SettingsError if there is a bucket that cannot be read
 */
export async function openFiles(
  place: PhotoPlace | undefined,
  folder: string,
  name: StoreFolder,
): Promise<FileStore> {
  if (!place || 'folder' in place) return diskFiles(folder);
  // A large library, loaded only if it is needed.
  const { bucketFiles } = await import('./bucketFiles');
  const files = bucketFiles(place, name);
  try {
    // Shows a wrong key at the start, and not with the first photo.
    await files.list()[Symbol.asyncIterator]().next();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isPlaceless = message === 'Region is missing';
    const reason = isPlaceless ? 'set AWS_REGION, such as eu-central-1' : message;
    throw new SettingsError([`PHOTO_STORE ${place.bucket} cannot be read: ${reason}`]);
  }
  return files;
}

/**
 * Stores files in a folder, which several machines may share.
 * @param folder one that exists, on the same disk as the files that are put into it
 */
export function diskFiles(folder: string): FileStore {
  const at = (name: string): string => join(folder, name);
  const syncNames = sharedRead(() => syncPath(folder));
  return {
    async put(files) {
      for (const { name, path, isSynced = false } of files) {
        if (!isSynced) await syncPath(path);
        await rename(path, at(name));
      }
      await syncNames();
    },
    async read(name) {
      // Opened here, so that a file that is deleted meanwhile can be read to its end.
      // Never through a link: a command that runs as root would read what the user of the server may not.
      const file = await open(at(name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(
        unlessMissing,
      );
      return file?.createReadStream();
    },
    async remove(names) {
      if (names.length === 0) return;
      await Promise.all(names.map((name) => rm(at(name), { force: true })));
      await syncNames();
    },
    async *list() {
      // In a data folder of an older version it does not exist.
      for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
        const found = await stat(at(name)).catch(() => undefined);
        if (found?.isFile()) yield { name, since: found.mtimeMs };
      }
    },
  };
}

export interface Bucket {
  readonly bucket: string;
  /** Without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Set for a store other than Amazon's. */
  readonly endpoint: string | undefined;
}

/** Where photos and pictures are stored: a folder or a bucket. */
export type PhotoPlace = { readonly folder: string } | Bucket;

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/u;

/**
 * Parses the setting.
 * @param text `s3://bucket/prefix`, or a folder
 * @param root the base of a relative folder
 * @throws Error whose message follows the setting's name
 */
export function photoPlace(text: string, root: string, endpoint: string | undefined): PhotoPlace {
  if (!/^\w+:\/\//u.test(text)) return { folder: resolve(root, text) };
  const [, bucket, path = ''] = BUCKET.exec(text) ?? [];
  if (bucket === undefined) throw new Error('must be a folder, or s3://bucket/prefix');
  return { bucket, prefix: path.replaceAll(/^\/+|\/+$/gu, ''), endpoint };
}
