import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPhotoShelf, type PhotoShelf } from './photoCache';
import type { StaffPhoto } from './staffPhotos';

/** Loads the photos of the open application, and releases them on unmount. */
export function usePhotoShelf(photos: readonly StaffPhoto[]): PhotoShelf {
  const shelf = useMemo(() => createPhotoShelf(photos), [photos]);
  useEffect(() => {
    const leave = new AbortController();
    void shelf.fetch(leave.signal);
    return () => leave.abort();
  }, [shelf]);
  return shelf;
}

/** Returns false while a photo is loading: a printout would lack it. */
export const useSettled = (shelf: PhotoShelf): boolean =>
  useSyncExternalStore(shelf.subscribe, shelf.isSettled);
