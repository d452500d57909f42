import type { StaffApplication } from '../application';
import type { StaffPhoto } from '../photos/staffPhotos';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';

/** Returns the files of an application beside its answers: those for documents, those for none, and those given. */
export const documentPhotos = ({
  documents,
  files,
  given,
  definition,
  reference,
}: StaffApplication): readonly StaffPhoto[] => {
  const named = (all: readonly { readonly id: string }[], name: string, of: string) =>
    all.map(({ id }, index) => ({
      id,
      name: `${name} ${index + 1}`,
      file: `${reference}-${of}-${index + 1}`,
    }));
  return [
    ...documents.flatMap(({ item, files: own }) =>
      named(own, documentName(definition, item) ?? item, item),
    ),
    ...named(files, t('Other file'), 'other'),
    ...named(
      given.flatMap((one) => one.files),
      t('Given to the applicant'),
      'given',
    ).map((photo) => ({
      ...photo,
      isGiven: true,
    })),
  ];
};

/** Returns the name of a document of the checklist in the account's language. */
export function documentName(
  { documents }: StaffApplication['definition'],
  item: string,
): string | undefined {
  const known = documents?.find(({ id }) => id === item);
  return known && ownText(known.name);
}
