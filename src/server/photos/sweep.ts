import type { Applications } from '../storage/applications';
import type { PhotoFolder } from './folder';

const BATCH = 500;

/** Deletes the photos of submissions that a crash cut off before they were stored. */
export async function sweepPhotos(folder: PhotoFolder, applications: Applications): Promise<void> {
  const ids = await folder.settled();
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const known = await applications.knownPhotos(batch);
    await folder.erase(batch.filter((id) => !known.has(id)));
  }
}
