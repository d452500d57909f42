import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { filesIn } from '../../../src/definition/model/answeredFiles';
import { prefilled } from '../../../src/definition/model/prefill';
import type { Values } from '../../../src/definition/model/values';
import { newKey } from '../../../src/engine/dom/newKey';
import {
  createLocalPhotoStore,
  type LocalPhotoStore,
} from '../../../src/engine/inputs/localPhotoStore';
import { draftsOf, type OpenedService } from '../shared/openService';

export interface Answers {
  /** The current values of the forms. */
  readonly values: Values;
  readonly key: string;
}

/** Returns the current answers of all frames. */
export function useAnswers(opened: OpenedService | undefined): Answers | undefined {
  const drafts = useMemo(() => opened && draftsOf(opened), [opened]);
  const text = useSyncExternalStore(subscribe, () => drafts && localStorage.getItem(drafts.name));
  const [spareKey] = useState(newKey);
  return useMemo(() => {
    if (!opened) return undefined;
    // A form that was opened and not touched has no draft yet.
    const { values = initialAnswers(opened), key = spareKey } = (text && drafts?.load()) || {};
    return { values, key };
  }, [text, opened, drafts, spareKey]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export const initialAnswers = ({ module, handed }: OpenedService): Values =>
  prefilled(module.service.form, { today: today() }, handed);

/** YYYY-MM-DD, as in scripts/check: samples are validated as if they were sent today. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns the photos that the answers name, read from the forms' photo store. */
export function usePhotos({ draft, module }: OpenedService, values: Values): LocalPhotoStore {
  const tokens = filesIn(module.service.form, values)
    .flatMap((files) => files.tokens)
    .join();
  const photoStore = useMemo(() => createLocalPhotoStore(draft), [draft]);
  const [, setRestored] = useState(0);
  useEffect(() => {
    let isGone = false;
    void photoStore.restore(tokens.split(',').filter(Boolean)).then(() => {
      if (!isGone) setRestored((times) => times + 1);
    });
    return () => void (isGone = true);
  }, [photoStore, tokens]);
  return photoStore;
}
