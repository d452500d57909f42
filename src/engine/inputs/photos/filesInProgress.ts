import type { LocalPhotoStore } from '../localPhotoStore';

const inProgress = new WeakMap<LocalPhotoStore, Promise<unknown>>();

/** Has a form wait for files that are being prepared, before it is sent. */
export function expectFiles(photoStore: LocalPhotoStore, work: Promise<unknown>): void {
  const all = Promise.allSettled([inProgress.get(photoStore), work]).then(() => {
    if (inProgress.get(photoStore) === all) inProgress.delete(photoStore);
  });
  inProgress.set(photoStore, all);
}

/** Returns when a form's files are ready; undefined if none are being prepared. */
export const filesInProgress = (photoStore: LocalPhotoStore): Promise<unknown> | undefined =>
  inProgress.get(photoStore);
