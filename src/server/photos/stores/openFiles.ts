import { diskFiles } from './diskFiles';
import type { FileStore } from './fileStore';
import type { PhotoPlace } from './place';

/**
 * The store of one kind of files.
 * @param folder where they are, if they are on a disk
 * @param name of their folder in a bucket
 */
export async function openFiles(
  place: PhotoPlace | undefined,
  folder: string,
  name: 'photos' | 'pictures',
): Promise<FileStore> {
  if (!place || 'folder' in place) return diskFiles(folder);
  // A large library, for those who need it.
  const { bucketFiles } = await import('./bucketFiles');
  return bucketFiles(place, name);
}
