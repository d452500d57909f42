import type { Applications } from '../storage/applications';
import type { PhotoFolder } from './photoFolder';
import type { SweptFolder } from './sweepUnnamed';

/** The photos of applications: unnamed are those of submissions that a crash cut off before they were stored. */
export const sweptPhotos = (folder: PhotoFolder, applications: Applications): SweptFolder => ({
  folder,
  share: 0.01,
  named: (ids) => applications.knownPhotos(ids),
});
