import { useEffect, useMemo, useState } from 'react';
import { isFiles } from '../../../../src/definition/model/types/table';
import type { Shape } from '../../../../src/definition/model/field';
import type { Values } from '../../../../src/definition/model/values';
import {
  createLocalPhotoStore,
  type LocalPhotoStore,
} from '../../../../src/engine/inputs/localPhotoStore';
import { draftName } from '../../shared/draftOf';
import type { OpenedService } from '../../shared/openService';

/** Returns the photos that the answers name, read from the forms' photo store. */
export function useFiles(opened: OpenedService, values: Values): LocalPhotoStore {
  const name = draftName(opened);
  const tokens = photoTokens(opened.module.service.form, values).join();
  const photoStore = useMemo(() => createLocalPhotoStore(name), [name]);
  const [, setRestored] = useState(0);
  useEffect(() => {
    let gone = false;
    void photoStore.restore(tokens.split(',').filter(Boolean)).then(() => {
      if (!gone) setRestored((times) => times + 1);
    });
    return () => void (gone = true);
  }, [photoStore, tokens]);
  return photoStore;
}

const photoTokens = (shape: Shape, values: Values): string[] =>
  Object.entries(shape.properties).flatMap(([name, field]) => {
    const value = values[name];
    return isFiles(field) && Array.isArray(value) ? value.map(String) : [];
  });
