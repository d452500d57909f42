import type { PhotoFolder } from '../photos/photoFolder';
import type { StoredApplication } from '../storage/applications';
import type { Storage } from '../storage/storage';

/** Where an application is. */
export interface ErasePorts {
  readonly storage: Pick<Storage, 'applications'>;
  readonly folder: PhotoFolder;
}

/** An application goes, with its photos and all that hangs on it. What it was; undefined: there was none. */
export async function eraseApplication(
  { storage: { applications }, folder }: ErasePorts,
  id: string,
): Promise<StoredApplication | undefined> {
  const stored = await applications.read(id);
  // The rows go first: files without a row are swept at the next start, rows without files are not.
  const photos = await applications.erase(id);
  if (!stored || !photos) return undefined;
  await folder.erase(photos);
  return stored;
}
