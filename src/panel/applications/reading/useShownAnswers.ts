import { useMemo, useState } from 'react';
import { applicantOf } from '../../../definition/describe/searchFields';
import { answersVersion } from '../../../contract/requests';
import type { StaffApplication } from '../application';
import { asAsked, earlierAnswers, presetValues } from './asked';
import { documentPhotos } from '../documents/documentPhotos';
import { createPhotoCache, type PhotoCache, useLoadedPhotos } from '../photos/photoCache';
import { photosIn } from '../photos/staffPhotos';
import { untouchedDates } from './presetMark';

interface Shown {
  readonly application: StaffApplication;
  readonly earlier?: PhotoCache;
}

export type ShownAnswers = ReturnType<typeof useShownAnswers>;

/** Returns an application as staff read it. Its photos are released on unmount. */
export function useShownAnswers(current: StaffApplication) {
  const [{ application, earlier }, setShown] = useState<Shown>({ application: current });
  const shown = useMemo(() => {
    const { definition, answers, reference } = application;
    const steps = asAsked(application);
    const photos = [
      ...photosIn([...steps, ...earlierAnswers(application)], reference),
      ...documentPhotos(application),
    ];
    return {
      who: applicantOf(definition.form, answers),
      steps,
      untouched: untouchedDates(application),
      handed: presetValues(application),
      source: { photos, photoStore: createPhotoCache(photos, earlier), application },
    };
  }, [application, earlier]);
  const { photoStore } = shown.source;
  // One that is read again with the same answers and files stays as it is shown.
  if (application !== current && shownIn(application) !== shownIn(current)) {
    setShown({ application: current, earlier: photoStore });
  }
  useLoadedPhotos(photoStore.small);
  return shown;
}

const shownIn = ({ id, answers, requests, documents, files, given }: StaffApplication): string =>
  JSON.stringify([
    [id, answers, answersVersion(requests), files],
    documents.map((document) => document.files),
    given.map((one) => one.files.map((file) => file.id)),
  ]);
