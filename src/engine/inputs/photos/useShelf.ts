import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NamedFile } from '../../ports';
import type { FileShelf } from '../shelf';

/** The file under a token; undefined while the shelf does not have it. */
export function useShelved(shelf: FileShelf, token: string): NamedFile | undefined {
  return useSyncExternalStore(shelf.subscribe, () => shelf.get(token));
}

/** An address under which the page can show a file, for as long as it does. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    const timer = setTimeout(() => setUrl(made));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return file && url;
}
