import type { DescribedContent } from '../described';
import type { JsonSchema } from '../jsonSchema';
import type { Common, FilesField, KeywordsOf } from '../field';
import type { Json } from '../values';
import type { FieldType } from './fieldType';

/** The maximum number of files if a field does not set one. */
export const MAX_FILES = 10;

/** The maximum length of the token that identifies a file in a form. */
const MAX_TOKEN = 64;

const filesSchema = (minItems: number | undefined, maxItems: number): JsonSchema => ({
  type: 'array',
  items: { type: 'string', maxLength: MAX_TOKEN },
  ...(minItems !== undefined && { minItems }),
  maxItems,
});

export const filesContent = (value: Json, format?: 'pdf' | 'scan'): DescribedContent => ({
  kind: 'files',
  tokens: Array.isArray(value) ? value.map(String) : [],
  ...(format && { format }),
});

const takesPdf = ({ contentMediaType = [] }: FilesField<unknown>): boolean =>
  contentMediaType.includes('application/pdf');

/** Photos; PDFs beside them if the field says so. */
export const files: FieldType<'files'> = {
  is: ({ widget }) => widget === 'images' || widget === 'signature',
  schema: ({ widget, minItems, maxItems = MAX_FILES }) =>
    filesSchema(minItems, widget === 'signature' ? 1 : maxItems),
  widget: (field) => (takesPdf(field) ? 'scans' : field.widget),
  ask: ({ widget }) => (widget === 'signature' ? 'sign' : 'upload'),
  describe: (field, value) => filesContent(value, takesPdf(field) ? 'scan' : undefined),
  files: (field) => (takesPdf(field) ? 'scan' : 'photo'),
};

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
