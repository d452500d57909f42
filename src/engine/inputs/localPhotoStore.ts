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
  const database = `rega-files-${key}`;
  const device = onDevice(database);
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
      // Opening it would create it.
      await device(async (store) => (await isThere(database)) && clear(store));
    },
  };
}

/**
 * Returns a function that runs work on the form's database, one after the other, and returns undefined if it fails. The
 * database is opened on first use.
 */
function onDevice(name: string) {
  let store: UseStore | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> => {
    const done = last
      .then(() => work((store ??= createStore(name, 'files'))))
      .catch(() => undefined);
    last = done;
    return done;
  };
}

/** Returns whether a database exists, also where the browser does not say. */
async function isThere(database: string): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === database);
}
