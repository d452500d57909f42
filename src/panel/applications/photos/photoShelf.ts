import type { FileShelf } from '../../../engine/inputs/shelf';
import type { NamedFile } from '../../../engine/ports';
import { staffFile } from '../staffFile';
import type { StaffPhoto } from './staffPhotos';

export type PhotoState = 'coming' | 'there' | 'failed';

/** Photos that are fetched with the bearer and held in memory only. Nothing is put there by hand. */
export interface PhotoShelf extends FileShelf {
  state(token: string): PhotoState;
  /** Whether none is on its way any more. */
  isSettled(): boolean;
  /** Fetches what is not there yet, until the signal says that nobody waits for it. */
  fetch(signal: AbortSignal, token?: string): Promise<void>;
}

/** @param photos by whose ids, or the paths to read them with, the shelf is asked */
export function createPhotoShelf(photos: readonly StaffPhoto[]): PhotoShelf {
  const files = new Map<string, NamedFile>();
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const fetchOne = async ({ id, name }: StaffPhoto, signal: AbortSignal) => {
    failed.delete(id);
    tell();
    try {
      files.set(id, { name, file: await staffFile(`photo/${id}/`, signal) });
    } catch {
      if (!signal.aborted) failed.add(id);
    }
    tell();
  };
  const stateOf = (id: string): PhotoState =>
    files.has(id) ? 'there' : failed.has(id) ? 'failed' : 'coming';
  return {
    get: (token) => files.get(idIn(token)),
    state: (token) => stateOf(idIn(token)),
    isSettled: () => photos.every(({ id }) => stateOf(id) !== 'coming'),
    async fetch(signal, token) {
      const wanted = photos.filter(({ id }) => token === undefined || id === idIn(token));
      const missing = wanted.filter(({ id }) => !files.has(id));
      await Promise.all(missing.map((photo) => fetchOne(photo, signal)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: (tokens) => Promise.resolve(tokens.filter((token) => files.has(idIn(token)))),
    add: () => Promise.reject(new Error('photos of an application are read only')),
    remove: () => undefined,
    clear: () => Promise.resolve(),
  };
}

/** A record, as the staff's calls answer it, names a photo by the path to read it with. */
const idIn = (token: string): string => /^photo\/([^/]+)\/?$/u.exec(token)?.[1] ?? token;
