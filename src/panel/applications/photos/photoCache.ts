import { createContext } from 'react';
import type { Values } from '../../../definition/model/values';
import type { LocalPhotoStore } from '../../../engine/inputs/localPhotoStore';
import type { NamedFile } from '../../../engine/ports';
import { settings } from '../../../platform/readPageSettings';
import type { StaffApplication } from '../application';
import type { ShownAnswers } from '../reading/useShownAnswers';
import { staffFile } from '../staffFile';
import { photoId, type StaffPhoto } from './staffPhotos';

export type PhotoState = 'coming' | 'there' | 'failed';

/** A read-only photo store: photos are fetched with the session's token and held in memory. */
export interface PhotoCache extends LocalPhotoStore {
  state(token: string): PhotoState;
  /** Resolves once no photo is loading. */
  settled(): Promise<void>;
  /** Fetches missing photos until the signal aborts. */
  fetch(signal: AbortSignal, token?: string): Promise<void>;
}

/**
 * @param photos whose ids, or paths of their read calls, are the store's keys
 * @param earlier what was shown before, whose files are not fetched again
 */
export function createPhotoCache(
  photos: readonly StaffPhoto[],
  earlier?: Pick<PhotoCache, 'get'>,
): PhotoCache {
  const files = new Map<string, NamedFile>(
    photos.flatMap(({ id }) => {
      const known = earlier?.get(id);
      return known ? [[id, known] as const] : [];
    }),
  );
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const fetchOne = async ({ id, name }: StaffPhoto, signal: AbortSignal) => {
    failed.delete(id);
    tell();
    try {
      files.set(id, { name, file: await staffFile(pathOf(id), { signal }) });
    } catch {
      if (!signal.aborted) failed.add(id);
    }
    tell();
  };
  const stateOf = (id: string): PhotoState =>
    files.has(id) ? 'there' : failed.has(id) ? 'failed' : 'coming';
  return {
    get: (token) => files.get(photoId(token)),
    state: (token) => stateOf(photoId(token)),
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (photos.some(({ id }) => stateOf(id) === 'coming')) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
    async fetch(signal, token) {
      const wanted = photos.filter(({ id }) => token === undefined || id === photoId(token));
      const missing = wanted.filter(({ id }) => !files.has(id));
      await Promise.all(missing.map((photo) => fetchOne(photo, signal)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: (tokens) => Promise.resolve(tokens.filter((token) => files.has(photoId(token)))),
    add: async () => refuse(),
    prepare: refuse,
    preparing: () => undefined,
    prepared: () => undefined,
    remove: () => undefined,
    clear: () => Promise.resolve(),
  };
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
  /^[\w-]+$/u.test(id) ? `photo/${id}/` : id.replace(settings.apiBase, '');
