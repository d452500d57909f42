import { isNote } from '../field';
import type { FieldType } from './fieldType';

/** Words among the questions. An answer to them is unknown, so toJsonSchema leaves them out. */
export const note: FieldType<'note'> = {
  is: isNote,
  schema: () => ({}),
  widget: () => 'note',
  describe: () => ({ kind: 'none' }),
};
