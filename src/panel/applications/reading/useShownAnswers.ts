import { useEffect, useMemo } from 'react';
import { searchFieldsOf } from '../../../definition/describe/searchFields';
import type { StaffApplication } from '../application';
import { asAsked, earlierAnswers, presetValues } from './asked';
import { documentPhotos } from '../documents/documentPhotos';
import { createPhotoCache } from '../photos/photoCache';
import { photosIn } from '../photos/staffPhotos';
import { untouchedDates } from './presetMark';

export type ShownAnswers = ReturnType<typeof useShownAnswers>;

/** Returns an application as staff read it. Its photos are released on unmount. */
export function useShownAnswers(application: StaffApplication) {
  const shown = useMemo(() => {
    const { definition, answers, reference } = application;
    const steps = asAsked(application);
    const photos = [
      ...photosIn([...steps, ...earlierAnswers(application)], reference),
      ...documentPhotos(application),
    ];
    return {
      who: searchFieldsOf(definition.form, answers, reference),
      steps,
      untouched: untouchedDates(application),
      handed: presetValues(application),
      source: { photos, photoStore: createPhotoCache(photos), application },
    };
  }, [application]);
  const { photoStore } = shown.source;
  useEffect(() => {
    const leave = new AbortController();
    void photoStore.fetch(leave.signal);
    return () => leave.abort();
  }, [photoStore]);
  return shown;
}
