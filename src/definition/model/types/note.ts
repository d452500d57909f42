import { isNote } from '../field';
import type { FieldType } from './fieldType';

/** A text between the questions. It has no answer, so toJsonSchema omits it. */
export const note: FieldType<'note'> = {
  is: isNote,
  schema: () => ({}),
  widget: () => 'note',
  describe: () => ({ kind: 'none' }),
};
