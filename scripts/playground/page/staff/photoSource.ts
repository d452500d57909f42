import type { LocalPhotoStore } from '../../../../src/engine/inputs/localPhotoStore';
import type { PhotoSource } from '../../../../src/panel/applications/photos/photoCache';
import type { DescribedStep } from '../../../../src/definition/describe/describe';
import { photosIn } from '../../../../src/panel/applications/photos/staffPhotos';

/** Provides the forms' photos to the panel's components, in place of a server. */
export const photoSource = (
  photoStore: LocalPhotoStore,
  steps: readonly DescribedStep[],
  reference: string,
): PhotoSource => ({
  photos: photosIn(steps, reference),
  photoStore: {
    ...photoStore,
    state: (token) => (photoStore.get(token) ? 'there' : 'coming'),
    isSettled: () => true,
    fetch: () => Promise.resolve(),
  },
});
