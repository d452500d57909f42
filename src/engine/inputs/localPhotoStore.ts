import { clear, createStore, del, getMany, set, type UseStore } from 'idb-keyval';
import type { NamedFile } from '../ports';
import { newKey } from '../flow/newKey';

/** Stores a form's files; the form's values contain only their tokens. */
export interface LocalPhotoStore {
  /** Stores a file and returns its token. */
  add(file: File): Promise<string>;
  /**
   * Returns a token for a file that has yet to be made, one file after the other: a phone must never decode two large
   * photos at once. `isMade` resolves to whether the token has got a file. One that was removed meanwhile is not stored.
   */
  prepare(
    name: string,
    make: () => Promise<Blob | undefined>,
  ): { readonly token: string; readonly isMade: Promise<boolean> };
  /** Returns the name of a file that is being prepared. */
  preparing(token: string): string | undefined;
  /** Resolves when all files are prepared; undefined if none is being prepared. */
  prepared(): Promise<unknown> | undefined;
  get(token: string): NamedFile | undefined;
  remove(token: string): void;
  /** Calls back whenever a file is added or removed; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Loads files of an earlier visit from the device; returns the tokens of those found, or all if it cannot be read. */
  restore(tokens: readonly string[]): Promise<string[]>;
  clear(): Promise<void>;
}

/** Milliseconds after which a file counts as unreadable: some browsers never finish decoding a broken photo. */
const LONGEST_WORK = 30_000;

/** Milliseconds after which a device counts as refusing: some browsers never open a database. */
const LONGEST_ACCESS = 10_000;

/**
 * Creates a photo store in memory with a copy in IndexedDB, so that a form's photos survive a
 * reload. If the device refuses (private windows, no space), the visit continues without the copy.
 */
export function createLocalPhotoStore(key: string): LocalPhotoStore {
  const files = new Map<string, NamedFile>();
  /** The names of files that are being prepared, by token. */
  const names = new Map<string, string>();
  let lastWork: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const database = `rega-files-${key}`;
  const device = onDevice(database);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keep = async (token: string, kept: NamedFile) => {
    files.set(token, kept);
    tell();
    await device((store) => set(token, kept, store));
  };
  return {
    async add(file) {
      const token = newKey();
      await keep(token, { file, name: file.name });
      return token;
    },
    prepare(name, make) {
      const token = newKey();
      names.set(token, name);
      const work = async () => {
        const file = names.has(token) ? await within(LONGEST_WORK, make) : undefined;
        // Not after it was removed. Nobody waits for the device: it may never answer.
        if (names.delete(token) && file)
          void keep(token, { file: new File([file], name, { type: file.type }), name });
        else tell();
        return files.has(token);
      };
      const isMade = lastWork.then(work);
      lastWork = isMade;
      return { token, isMade };
    },
    preparing: (token) => names.get(token),
    prepared: () => (names.size > 0 ? lastWork : undefined),
    get: (token) => files.get(token),
    remove(token) {
      files.delete(token);
      names.delete(token);
      tell();
      void device((store) => del(token, store));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async restore(tokens) {
      const sought = tokens.filter((token) => !files.has(token));
      if (sought.length === 0) return [...tokens];
      const found = await device((store) => getMany<NamedFile | undefined>(sought, store));
      sought.forEach((token, index) => {
        const file = found?.[index];
        if (file) files.set(token, file);
      });
      tell();
      return tokens.filter((token) => !found || files.has(token));
    },
    async clear() {
      files.clear();
      names.clear();
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
    const done = last.then(() =>
      within(LONGEST_ACCESS, async () => work((store ??= createStore(name, 'files')))),
    );
    last = done;
    return done;
  };
}

/** Returns the result of work; undefined if it fails, or takes more than a number of milliseconds. */
async function within<T>(longest: number, work: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longest);
  });
  try {
    return await Promise.race([work(), end]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns whether a database exists, also where the browser does not say. */
async function isThere(database: string): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === database);
}
