import type { Applications } from '../storage/sqlApplications';
import type { PhotoFolder } from './photoFolder';
import type { SweptFolder } from './sweepUnnamed';

/** The sweep of applications' photos: unnamed ones are left by submissions that a crash interrupted. */
export const sweptPhotos = (folder: PhotoFolder, applications: Applications): SweptFolder => ({
  folder,
  share: 0.01,
  named: (ids) => applications.knownPhotos(ids),
});
