import { derivedService } from './derivedService';
import type { Properties } from './field';
import type { ChecklistItem, Service } from './service';

/** The name under which the files of a document are sent. */
export const DOCUMENT_FILES = 'files';

/** The name under which the sentence is sent with which files are given to an applicant. */
export const GIVEN_TEXT = 'text';

/**
 * Returns the form that sends a document of the checklist, photos or PDFs, to the call at a path.
 * @param beside what is sent with it, all of it required
 */
export const documentForm = (
  service: Service,
  { name, help }: Pick<ChecklistItem, 'name' | 'help'>,
  path: string,
  beside: Properties = {},
): Service => {
  const fields = [...Object.keys(beside), DOCUMENT_FILES];
  return derivedService(service, path, {
    steps: [{ title: name, blocks: [{ fields }] }],
    form: {
      title: name,
      properties: {
        ...beside,
        [DOCUMENT_FILES]: {
          type: 'array',
          widget: 'images',
          contentMediaType: ['image/*', 'application/pdf'],
          label: name,
          ...(help && { help }),
          minItems: 1,
        },
      },
      required: fields,
    },
    encoding: 'multipart',
  });
};
