import type { Common, KeywordsOf } from '../field';
import type { FieldType } from './fieldType';
import { filesContent, filesSchema } from './files';

/** A document as PDF, such as a letter; `maxItems` allows more than one. */
export interface DocumentField<W> extends Common<W>, KeywordsOf<W, 'document'> {
  readonly type: 'array';
  readonly widget: 'document';
}

/** PDFs: sent like photos, stored unchanged. */
export const document: FieldType<'document'> = {
  is: ({ widget }) => widget === 'document',
  schema: ({ minItems, maxItems = 1 }) => filesSchema(minItems, maxItems),
  widget: () => 'document',
  ask: () => 'upload',
  describe: (_, value) => filesContent(value, 'pdf'),
  files: () => 'pdf',
};
