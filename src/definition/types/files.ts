import { isFiles } from '../field';
import type { FieldType } from './fieldType';

/** Files in one field, where it does not say. */
export const MAX_FILES = 10;

/** Longest token by which a form knows a file. */
const MAX_TOKEN = 64;

/** Photos: the answer is a list of tokens, and the files travel beside it. */
export const files: FieldType<'files'> = {
  is: isFiles,
  schema: ({ minItems, maxItems = MAX_FILES }) => ({
    type: 'array',
    items: { type: 'string', maxLength: MAX_TOKEN },
    ...(minItems !== undefined && { minItems }),
    maxItems,
  }),
  structure: () => ({ type: 'array', items: { type: 'string' } }),
  widget: () => 'images',
  describe: (_, value) => ({
    kind: 'files',
    tokens: Array.isArray(value) ? value.map(String) : [],
  }),
  example: () => ['sample:photo.jpg'],
  prune: (_, value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
  files: 'photo',
};
