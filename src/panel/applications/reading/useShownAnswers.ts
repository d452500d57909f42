import { useEffect, useMemo, useState } from 'react';
import { searchFieldsOf } from '../../../definition/describe/searchFields';
import { answersVersion } from '../../../contract/requests';
import type { StaffApplication } from '../application';
import { asAsked, earlierAnswers, presetValues } from './asked';
import { documentPhotos } from '../documents/documentPhotos';
import { createPhotoCache } from '../photos/photoCache';
import { photosIn } from '../photos/staffPhotos';
import { untouchedDates } from './presetMark';

export type ShownAnswers = ReturnType<typeof useShownAnswers>;

/** Returns an application as staff read it. Its photos are released on unmount. */
export function useShownAnswers(current: StaffApplication) {
  const [application, setApplication] = useState(current);
  // One that is read again with the same answers and files keeps the photos that are shown.
  if (application !== current && shownIn(application) !== shownIn(current)) setApplication(current);
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

const shownIn = ({ id, answers, requests, documents }: StaffApplication): string =>
  JSON.stringify([id, answers, answersVersion(requests), documents.map(({ files }) => files)]);
