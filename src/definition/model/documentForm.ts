import { derivedService } from './derivedService';
import type { ChecklistItem, Service } from './service';

/** The name under which the files of a document are sent. */
export const DOCUMENT_FILES = 'files';

/** Returns the form that sends a document of the checklist, photos or PDFs, to the call at a path. */
export const documentForm = (
  service: Service,
  { name, help }: ChecklistItem,
  path: string,
): Service =>
  derivedService(service, path, {
    steps: [{ title: name, blocks: [{ fields: [DOCUMENT_FILES] }] }],
    form: {
      title: name,
      properties: {
        [DOCUMENT_FILES]: {
          type: 'array',
          widget: 'images',
          contentMediaType: ['image/*', 'application/pdf'],
          label: name,
          ...(help && { help }),
          minItems: 1,
        },
      },
      required: [DOCUMENT_FILES],
    },
    encoding: 'multipart',
  });
