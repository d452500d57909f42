import type { StaffApplication } from '../application';
import type { StaffPhoto } from '../photos/staffPhotos';
import { ownText } from '../../language/panelLanguage';

/** Returns the files that the applicant has sent for documents of the checklist. */
export const documentPhotos = ({
  documents,
  definition,
  reference,
}: StaffApplication): readonly StaffPhoto[] =>
  documents.flatMap(({ item, files }) => {
    const name = documentName(definition, item) ?? item;
    return files.map(({ id }, index) => ({
      id,
      name: `${name} ${index + 1}`,
      file: `${reference}-${item}-${index + 1}`,
    }));
  });

/** Returns the name of a document of the checklist in the account's language. */
export function documentName(
  { documents }: StaffApplication['definition'],
  item: string,
): string | undefined {
  const known = documents?.find(({ id }) => id === item);
  return known && ownText(known.name);
}
