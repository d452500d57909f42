import type { StaffApplication } from '../application';
import type { StaffPhoto } from '../photos/staffPhotos';

/** Returns the files that the applicant has sent for documents of the checklist. */
export const documentPhotos = ({
  documents,
  definition,
  reference,
}: StaffApplication): readonly StaffPhoto[] =>
  documents.flatMap(({ item, files }) => {
    const name = definition.documents?.find(({ id }) => id === item)?.name[2] ?? item;
    return files.map(({ id }, index) => ({
      id,
      name: `${name} ${index + 1}`,
      file: `${reference}-${item}-${index + 1}`,
    }));
  });
