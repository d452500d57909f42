import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPhotoShelf, type PhotoShelf } from './photoShelf';
import type { StaffPhoto } from './staffPhotos';

/** The photos of the application that is open; fetched at once, and let go when it is left. */
export function usePhotoShelf(photos: readonly StaffPhoto[]): PhotoShelf {
  const shelf = useMemo(() => createPhotoShelf(photos), [photos]);
  useEffect(() => {
    const leave = new AbortController();
    void shelf.fetch(leave.signal);
    return () => leave.abort();
  }, [shelf]);
  return shelf;
}

/** False while a photo is on its way: what is printed by then would lack it. */
export const useSettled = (shelf: PhotoShelf): boolean =>
  useSyncExternalStore(shelf.subscribe, shelf.isSettled);
