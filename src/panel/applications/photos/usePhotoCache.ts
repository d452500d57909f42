import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPhotoCache, type PhotoCache } from './photoCache';
import type { StaffPhoto } from './staffPhotos';

/** Loads the photos of the open application, and releases them on unmount. */
export function usePhotoCache(photos: readonly StaffPhoto[]): PhotoCache {
  const photoStore = useMemo(() => createPhotoCache(photos), [photos]);
  useEffect(() => {
    const leave = new AbortController();
    void photoStore.fetch(leave.signal);
    return () => leave.abort();
  }, [photoStore]);
  return photoStore;
}

/** Returns false while a photo is loading: a printout would lack it. */
export const useSettled = (photoStore: PhotoCache): boolean =>
  useSyncExternalStore(photoStore.subscribe, photoStore.isSettled);
