import type { PhotoFolder } from '../photos/photoFolder';
import type { StoredApplication } from './stored';
import type { Storage } from '../storage/storage';

export interface ErasePorts {
  readonly storage: Pick<Storage, 'applications'>;
  readonly folder: PhotoFolder;
}

/**
 * Erases an application with its photos and everything else that belongs to it. Returns what it was; undefined if
 * there was none.
 */
export async function eraseApplication(
  { storage: { applications }, folder }: ErasePorts,
  id: string,
): Promise<StoredApplication | undefined> {
  const stored = await applications.read(id);
  // Rows first: files without a row are swept at the next start, rows without files are not.
  const photos = await applications.erase(id);
  if (!stored || !photos) return undefined;
  await folder.erase(photos);
  return stored;
}
