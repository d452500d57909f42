import { clear, createStore, del, getMany, set, type UseStore } from 'idb-keyval';
import type { NamedFile } from '../ports';
import { newKey } from '../flow/newKey';

/** Stores a form's files; the form's values contain only their tokens. */
export interface LocalPhotoStore {
  /** Stores a file and returns its token. */
  add(file: File): Promise<string>;
  get(token: string): NamedFile | undefined;
  remove(token: string): void;
  /** Calls back whenever a file is added or removed; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Loads files of an earlier visit from the device; returns the tokens of those found. */
  restore(tokens: readonly string[]): Promise<string[]>;
  clear(): Promise<void>;
}

/**
 * Creates a photo store in memory with a copy in IndexedDB, so that a form's photos survive a
 * reload. If the device refuses (private windows, no space), the visit continues without the copy.
 */
export function createLocalPhotoStore(key: string): LocalPhotoStore {
  const files = new Map<string, NamedFile>();
  const listeners = new Set<() => void>();
  const device = onDevice(key);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    async add(file) {
      const token = newKey();
      const kept: NamedFile = { file, name: file.name };
      files.set(token, kept);
      tell();
      await device((store) => set(token, kept, store));
      return token;
    },
    get: (token) => files.get(token),
    remove(token) {
      files.delete(token);
      tell();
      void device((store) => del(token, store));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async restore(tokens) {
      const sought = tokens.filter((token) => !files.has(token));
      const found = await device((store) => getMany<NamedFile | undefined>(sought, store));
      sought.forEach((token, index) => {
        const file = found?.[index];
        if (file) files.set(token, file);
      });
      tell();
      return tokens.filter((token) => files.has(token));
    },
    async clear() {
      files.clear();
      tell();
      await device((store) => clear(store));
    },
  };
}

/** Runs a function on the form's database, which is opened on first use; returns undefined if it fails. */
function onDevice(key: string) {
  let store: UseStore | undefined;
  return async <T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> => {
    try {
      store ??= createStore(`rega-files-${key}`, 'files');
      return await work(store);
    } catch {
      return undefined;
    }
  };
}
