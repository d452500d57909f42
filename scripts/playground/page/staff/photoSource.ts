import type { FileShelf } from '../../../../src/engine/inputs/shelf';
import type { PhotoSource } from '../../../../src/panel/applications/AnswerList';
import type { DescribedStep } from '../../../../src/definition/describe';
import { photosIn } from '../../../../src/panel/applications/photos/staffPhotos';

/** The photos of the forms, as the panel asks for those that a server has. */
export const photoSource = (
  shelf: FileShelf,
  steps: readonly DescribedStep[],
  reference: string,
): PhotoSource => ({
  photos: photosIn(steps, reference),
  shelf: {
    ...shelf,
    state: (token) => (shelf.get(token) ? 'there' : 'coming'),
    isSettled: () => true,
    fetch: () => Promise.resolve(),
  },
});
