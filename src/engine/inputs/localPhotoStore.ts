import { clear, createStore, del, getMany, set, type UseStore } from 'idb-keyval';
import type { FileKind } from '../../definition/model/types/fieldType';
import type { NamedFile } from '../ports';
import { newKey } from '../dom/newKey';
import { pointerPressEnded } from '../dom/pointerPress';
import type { Prepared } from './photos/admit';

/** Stores a form's files; the form's values contain only their tokens. */
export interface LocalPhotoStore {
  /** Stores a file and returns its token. */
  add(file: File): Promise<string>;
  /**
   * Returns a token for a file that has yet to be prepared, one file after the other: a phone must never decode two
   * large photos at once. `outcome` resolves to whether the token has got a file, or why not. One that was removed
   * meanwhile is not stored. Until then the device has the file as it was chosen, which is prepared again after a reload.
   */
  prepare(
    file: File,
    name: string,
    kind: FileKind,
  ): { readonly token: string; readonly outcome: Promise<Outcome> };
  /** Returns the name of a file that is being prepared. */
  preparing(token: string): string | undefined;
  /** Resolves when all files are prepared; undefined if none is being prepared. */
  prepared(): Promise<unknown> | undefined;
  get(token: string): NamedFile | undefined;
  remove(token: string): void;
  /** Calls back whenever a file is added or removed; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /**
   * Loads files of an earlier visit from the device; returns the tokens of those found, or all if it cannot be read.
   * Does not wait until those are prepared that were not.
   */
  restore(tokens: readonly string[]): Promise<string[]>;
  clear(): Promise<void>;
}

export type Outcome = 'added' | Extract<Prepared, string>;

/** Milliseconds after which a file counts as unreadable: some browsers never finish decoding a broken photo. */
const LONGEST_WORK = 30_000;

/** Milliseconds after which a device counts as refusing: some browsers never open a database. */
const LONGEST_ACCESS = 10_000;

/** A phone may run out of memory with a photo, which ends the page: it is prepared on so many visits, not on each. */
const MOST_TRIES = 3;

/** A file as it was chosen. */
interface Chosen extends NamedFile {
  readonly kind: FileKind;
  /** How often it was begun to prepare it. */
  readonly tries: number;
}

type Make = (file: File, kind: FileKind) => Promise<Prepared>;

const named = (file: Blob, name: string): File => new File([file], name, { type: file.type });

/** The code is there already, unless the page was reloaded. */
const prepareFile: Make = async (file, kind) =>
  (await import('./photos/fileRules')).FILE_RULES[kind].prepare(file);

/**
 * Creates a photo store in memory with a copy in IndexedDB, so that a form's photos survive a
 * reload. If the device refuses (private windows, no space), the visit continues without the copy.
 */
export function createLocalPhotoStore(key: string, make = prepareFile): LocalPhotoStore {
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
  const begin = (token: string, chosen: Chosen): Promise<Outcome> => {
    const { name, kind } = chosen;
    names.set(token, name);
    void device((store) => set(token, { ...chosen, tries: chosen.tries + 1 }, store));
    const work = async (): Promise<Outcome> => {
      const made = names.has(token)
        ? await within(LONGEST_WORK, () => make(named(chosen.file, name), kind))
        : undefined;
      // What is told about it moves the button below.
      await pointerPressEnded();
      // Not after it was removed. Nobody waits for the device: it may never answer.
      if (names.delete(token) && made instanceof Blob)
        void keep(token, { file: named(made, name), name });
      else remove(token);
      if (files.has(token)) return 'added';
      return typeof made === 'string' ? made : 'unreadable';
    };
    const outcome = lastWork.then(work);
    lastWork = outcome;
    return outcome;
  };
  const remove = (token: string) => {
    files.delete(token);
    names.delete(token);
    tell();
    void device((store) => del(token, store));
  };
  return {
    async add(file) {
      const token = newKey();
      await keep(token, { file, name: file.name });
      return token;
    },
    prepare(file, name, kind) {
      const token = newKey();
      return { token, outcome: begin(token, { file, name, kind, tries: 0 }) };
    },
    preparing: (token) => names.get(token),
    prepared: () => (names.size > 0 ? lastWork : undefined),
    get: (token) => files.get(token),
    remove,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async restore(tokens) {
      const isKnown = (token: string) => files.has(token) || names.has(token);
      const sought = tokens.filter((token) => !isKnown(token));
      if (sought.length === 0) return [...tokens];
      const found = await device((store) => getMany<NamedFile | Chosen | undefined>(sought, store));
      await pointerPressEnded();
      sought.forEach((token, index) => {
        const kept = found?.[index];
        if (!kept || isKnown(token)) return;
        if (!('kind' in kept)) files.set(token, kept);
        else if (kept.tries < MOST_TRIES) void begin(token, kept);
      });
      tell();
      return tokens.filter((token) => !found || isKnown(token));
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

/** Returns a function that runs work on the form's database, one after the other; undefined if it fails. */
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
