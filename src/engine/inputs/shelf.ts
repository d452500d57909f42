import { clear, createStore, del, getMany, set, type UseStore } from 'idb-keyval';
import type { NamedFile } from '../ports';

/** Where a form's files lie, beside its values, which hold their tokens only. */
export interface FileShelf {
  /** Takes a file in and answers the token under which it lies. */
  add(file: File): Promise<string>;
  get(token: string): NamedFile | undefined;
  remove(token: string): void;
  /** Calls back whenever a file came or went; the answer ends that. */
  subscribe(listener: () => void): () => void;
  /** Fetches files of an earlier visit from the device; answers the tokens of those that are there. */
  restore(tokens: readonly string[]): Promise<string[]>;
  clear(): Promise<void>;
}

/**
 * A shelf in memory, with a copy on the device for the next visit: a form's photos outlive a reload.
 * Where the device refuses (private windows, no room left), this visit goes on without the copy.
 */
export function createShelf(key: string): FileShelf {
  const files = new Map<string, NamedFile>();
  const listeners = new Set<() => void>();
  const device = onDevice(key);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    async add(file) {
      const token = newToken();
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

/** Does something with the form's own store, which opens when it is first needed; undefined if it fails. */
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

/** Not to be guessed, though only this device knows it; randomUUID is missing outside https. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
