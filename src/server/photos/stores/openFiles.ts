import { SettingsError } from '../../serverSettings';
import { diskFiles } from './diskFiles';
import type { FileStore } from './fileStore';
import type { PhotoPlace } from './photoLocation';

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
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`PHOTO_STORE ${place.bucket} cannot be read: ${reason}`]);
  }
  return files;
}
