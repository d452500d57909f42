import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DataPlace, dataFolders } from '../dataDir';
import { isNoSuchFile } from '../errorCode';
import type { FileStore } from '../photos/stores/fileStore';
import { openFiles } from '../photos/stores/openFiles';

const MARK = 'store-id';

/** The store of photos and pictures as a whole, and its id. */
export interface StoreFiles {
  /** The location of the id, in words for whoever starts the server. */
  readonly markPath: string;
  /** Returns the id; undefined if the store has none. */
  readId(): Promise<string | undefined>;
  /** Writes the id, and syncs it. */
  writeId(id: string): Promise<void>;
  /** Lists the ids of all photos and pictures. */
  ids(): AsyncIterable<string>;
}

/** @throws SettingsError if the store is a bucket that cannot be read */
export async function openStoreFiles(place: DataPlace): Promise<StoreFiles> {
  const { photoStore } = place;
  const folders = dataFolders(place);
  const root = await openFiles(photoStore, folders.root, '');
  const kinds = [
    await openFiles(photoStore, folders.photos, 'photos'),
    await openFiles(photoStore, folders.pictures, 'pictures'),
  ];
  return {
    markPath: markPath(place),
    readId: () => readMark(root),
    async writeId(id) {
      const path = join(folders.root, `${MARK}-${randomBytes(4).toString('hex')}`);
      await writeFile(path, `${id}\n`, { mode: 0o600 });
      await root.put([{ name: MARK, path }]);
    },
    async *ids() {
      for (const files of kinds) {
        for await (const { name } of files.list()) {
          const [, id] = /^([0-9a-f]{32})\.\w+$/u.exec(name) ?? [];
          if (id !== undefined) yield id;
        }
      }
    },
  };
}

/** Returns whether a file store is marked as that of a database, which must have an id. */
export async function isOwnStore(
  storage: { id(): Promise<string | undefined> },
  files: Pick<StoreFiles, 'readId'>,
): Promise<boolean> {
  const id = await storage.id();
  return id !== undefined && (await files.readId()) === id;
}

async function readMark(root: FileStore): Promise<string | undefined> {
  try {
    const stream = await root.read(MARK);
    return stream && (await text(stream)).trim();
  } catch (error) {
    if (isNoSuchFile(error)) return undefined;
    throw error;
  }
}

function markPath(place: DataPlace): string {
  const { photoStore } = place;
  if (!photoStore || 'folder' in photoStore) return join(dataFolders(place).root, MARK);
  const { bucket, prefix } = photoStore;
  return ['s3:/', bucket, prefix, MARK].filter(Boolean).join('/');
}
