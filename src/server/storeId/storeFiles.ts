import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DataPlace, dataFolders } from '../dataDir';
import { openFiles } from '../photos/stores/openFiles';

const MARK = 'store-id';

export type StoreFiles = Awaited<ReturnType<typeof openStoreFiles>>;

/**
 * Opens the store of photos and pictures as a whole, which has an id.
 * @throws SettingsError if it is a bucket that cannot be read
 */
export async function openStoreFiles(place: DataPlace) {
  const { photoStore } = place;
  const folders = dataFolders(place);
  const root = await openFiles(photoStore, folders.root, '');
  const kinds = [
    await openFiles(photoStore, folders.photos, 'photos'),
    await openFiles(photoStore, folders.pictures, 'pictures'),
  ];
  return {
    /** The location of the id, in words for whoever starts the server. */
    markPath: markPath(place),
    /** Returns the id; undefined if the store has none. */
    async readId(): Promise<string | undefined> {
      const stream = await root.read(MARK);
      return stream && (await text(stream)).trim();
    },
    /** Writes the id, and syncs it. */
    async writeId(id: string): Promise<void> {
      const path = join(folders.root, `${MARK}-${randomBytes(4).toString('hex')}`);
      await writeFile(path, `${id}\n`, { mode: 0o600 });
      await root.put([{ name: MARK, path }]);
    },
    /** Lists the ids of all photos and pictures. */
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

function markPath(place: DataPlace): string {
  const { photoStore } = place;
  if (!photoStore || 'folder' in photoStore) return join(dataFolders(place).root, MARK);
  const { bucket, prefix } = photoStore;
  return ['s3:/', bucket, prefix, MARK].filter(Boolean).join('/');
}
