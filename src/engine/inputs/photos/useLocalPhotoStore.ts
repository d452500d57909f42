import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NamedFile } from '../../ports';
import type { LocalPhotoStore } from '../localPhotoStore';

/** Returns the file with a token; undefined while the photo store does not have it. */
export function useStoredPhoto(photoStore: LocalPhotoStore, token: string): NamedFile | undefined {
  return useSyncExternalStore(photoStore.subscribe, () => photoStore.get(token));
}

/** Returns an object URL for a file and revokes it when it is no longer needed. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<readonly [of: Blob, url: string]>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    const timer = setTimeout(() => setShown([file, made]));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  // The one of the file before is revoked by now.
  return shown?.[0] === file ? shown?.[1] : undefined;
}
