import { useEffect, useMemo } from 'react';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import type { PhotoSource } from './AnswerList';
import type { StaffApplication } from './application';
import { asAsked, presetValues } from './asked';
import { documentPhotos } from './documents/documentPhotos';
import { earlierAnswers } from './earlierAnswers';
import { createPhotoCache, type PhotoCache } from './photos/photoCache';
import { photosIn, type StaffPhoto } from './photos/staffPhotos';
import { untouchedDates } from './presetMark';

export type ShownAnswers = ReturnType<typeof useShownAnswers>;

/** Returns an application as staff read it: the applicant, questions and answers, and its photos. */
export function useShownAnswers(application: StaffApplication) {
  const { definition, answers, reference } = application;
  const shown = useMemo(() => {
    const steps = asAsked(application);
    return {
      who: searchFieldsOf(definition.form, answers, reference),
      steps,
      untouched: untouchedDates(application),
      handed: presetValues(application),
      photos: [
        ...photosIn([...steps, ...earlierAnswers(application)], reference),
        ...documentPhotos(application),
      ],
    };
  }, [application, definition, answers, reference]);
  const { photos } = shown;
  const photoStore = usePhotoCache(photos);
  const source: PhotoSource = useMemo(() => ({ photoStore, photos }), [photoStore, photos]);
  return { ...shown, source };
}

/** Loads the photos of the open application, and releases them on unmount. */
function usePhotoCache(photos: readonly StaffPhoto[]): PhotoCache {
  const photoStore = useMemo(() => createPhotoCache(photos), [photos]);
  useEffect(() => {
    const leave = new AbortController();
    void photoStore.fetch(leave.signal);
    return () => leave.abort();
  }, [photoStore]);
  return photoStore;
}
