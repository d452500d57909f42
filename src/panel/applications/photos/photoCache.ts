import { createContext, useEffect } from 'react';
import type { Values } from '../../../definition/model/values';
import type { LocalPhotoStore } from '../../../engine/inputs/localPhotoStore';
import type { NamedFile } from '../../../engine/ports';
import { settings } from '../../../platform/readPageSettings';
import type { StaffApplication } from '../application';
import type { ShownAnswers } from '../reading/useShownAnswers';
import { staffFile } from '../staffFile';
import { photoId, type StaffPhoto } from './staffPhotos';

export type PhotoState = 'coming' | 'there' | 'failed';

interface Abortable {
  readonly signal?: AbortSignal;
}

/** Something of each photo of an application, by the photo's token. */
interface Loaded<T> {
  get(token: string): T | undefined;
  state(token: string): PhotoState;
  /** Loads what is missing of one photo, or of all. Never rejects. */
  fetch(token?: string, options?: Abortable): Promise<void>;
}

/** A read-only photo store: photos are fetched with the session's token when they are needed, and cached in memory. */
export interface PhotoCache extends LocalPhotoStore, Loaded<NamedFile> {
  /** The URLs of small pictures; empty: the file is a document. */
  readonly small: Loaded<string>;
}

/** Pictures that arrive within these milliseconds are shown together: each time takes a layout of the page. */
const TOGETHER_MS = 50;

/**
 * @param photos whose ids, or paths of their read calls, are the store's keys
 * @param earlier what was shown before, which is not fetched again
 */
export function createPhotoCache(
  photos: readonly StaffPhoto[],
  earlier?: Pick<PhotoCache, 'get' | 'small'>,
): PhotoCache {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      tell();
    }, TOGETHER_MS);
  };
  const whole = loaded(photos, tell, {
    known: (id) => earlier?.get(id),
    load: async ({ id, name }, options) => ({ name, file: await staffFile(pathOf(id), options) }),
  });
  const small = loaded(photos, tellSoon, {
    known: (id) => earlier?.small.get(id),
    load: async ({ id }, options) => {
      // A failure is shown in the place of the picture.
      const silent = { ...options, quiet: true, showsMissing: true };
      const file = await staffFile(smallPathOf(id), silent);
      return file.type === 'application/pdf' ? '' : toAddress(file);
    },
  });
  return {
    ...whole,
    small,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: (tokens) => Promise.resolve(tokens.filter((token) => whole.get(token))),
    add: async () => refuse(),
    prepare: refuse,
    preparing: () => undefined,
    prepared: () => undefined,
    remove: () => undefined,
    clear: () => Promise.resolve(),
  };
}

interface Loading<T> {
  readonly known: (id: string) => T | undefined;
  readonly load: (photo: StaffPhoto, options: Abortable) => Promise<T>;
}

function loaded<T>(
  photos: readonly StaffPhoto[],
  tell: () => void,
  { known, load }: Loading<T>,
): Loaded<T> {
  const got = new Map<string, T>();
  for (const { id } of photos) {
    const before = known(id);
    if (before !== undefined) got.set(id, before);
  }
  const failed = new Set<string>();
  const fetchOne = async (photo: StaffPhoto, options: Abortable) => {
    if (failed.delete(photo.id)) tell();
    try {
      got.set(photo.id, await load(photo, options));
    } catch {
      if (!options.signal?.aborted) failed.add(photo.id);
    }
    if (!options.signal?.aborted) tell();
  };
  return {
    get: (token) => got.get(photoId(token)),
    state(token) {
      const id = photoId(token);
      return got.has(id) ? 'there' : failed.has(id) ? 'failed' : 'coming';
    },
    async fetch(token, options = {}) {
      const wanted = photos.filter(({ id }) => token === undefined || id === photoId(token));
      const missing = wanted.filter(({ id }) => !got.has(id));
      await Promise.all(missing.map((photo) => fetchOne(photo, options)));
    },
  };
}

/** Loads what is missing of one photo, or of all, while the caller is shown. */
export function useLoadedPhotos(photos: Pick<Loaded<unknown>, 'fetch'>, token?: string): void {
  useEffect(() => {
    const leave = new AbortController();
    void photos.fetch(token, { signal: leave.signal });
    return () => leave.abort();
  }, [photos, token]);
}

export interface PhotoSource {
  readonly photos: readonly StaffPhoto[];
  readonly photoStore: PhotoCache;
  readonly application?: StaffApplication;
  /** The answers that the viewer shows beside a photo. */
  readonly shown?: Pick<ShownAnswers, 'steps' | 'handed' | 'untouched'>;
  /** Opens the correction of answers, filled in with these. */
  readonly onCorrect?: ((proposed: Values) => void) | undefined;
}

/** The photos of the application that is shown. */
export const Photos = createContext<PhotoSource>({ photos: [], photoStore: createPhotoCache([]) });

function refuse(): never {
  throw new Error('photos of an application are read only');
}

/** Photos of this server have an id; other backends return a path relative to the API, or a full URL. */
const pathOf = (id: string): string =>
  isOwn(id) ? `photo/${id}/` : id.replace(settings.apiBase, '');

const smallPathOf = (id: string): string => (isOwn(id) ? `photo/${id}/?size=small` : pathOf(id));

const isOwn = (id: string): boolean => /^[\w-]+$/u.test(id);

/** Returns a data URL: object URLs have to be revoked, and each costs a wait for the browser. */
const toAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('not read')));
    reader.readAsDataURL(file);
  });
