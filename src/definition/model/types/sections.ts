import type { Common } from '../field';
import type { RecordFieldType } from './recordTable';

/** Dynamic form sections that staff compose (docs/requirements.md, P26; definition/sections). */
export interface SectionsField<W> extends Common<W> {
  readonly type: 'array';
  readonly widget: 'sections';
}

/** What is in them is validated by definition/sections/issues. */
export const sections: RecordFieldType<'sections'> = {
  is: ({ widget }) => widget === 'sections',
  schema: () => ({ type: 'array' }),
  describe: () => ({ kind: 'none' }),
};
