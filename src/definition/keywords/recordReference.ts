import type { Group } from './groups';
import type { Change } from './keywords';

interface More {
  /** The JSON Schema of its values; omitted: that of their kind. */
  readonly schema?: object;
  /** Their JSON Schema in records of content, if it is another. */
  readonly recordSchema?: object;
  readonly change?: Change;
}

/** The documentation of a keyword, and what tools need to know of it. */
export interface Reference extends More {
  /** The groups of fields that have it; empty for a keyword of the kind `own`, which the groups list themselves. */
  readonly of: readonly Group[];
  readonly about: string;
}

export const on = <const G extends Group>(of: readonly G[], about: string, more: More = {}) => ({
  of,
  about,
  ...more,
});

/** What tools read of the keywords that only records of content, cells and the checklist have. */
export const RECORD_REFERENCE = {
  id: on(['checklist'], 'Its own name, which stays: files are stored under it.', {
    schema: { type: 'string', pattern: '^[a-z][A-Za-z0-9-]{0,49}$' },
  }),
  name: on(['checklist'], 'What the document is called.'),
  translated: on(['recordText', 'cell'], 'true: a text in three languages, as [ku, ar, en].'),
  rich: on(
    ['recordText'],
    'true: simple HTML, if staff formatted it; its page shows it with RichText.',
  ),
  video: on(['recordText'], 'true: the address or embed code of a video that pages can play.', {
    change: 'checked',
  }),
  insteadOf: on(
    ['recordText'],
    'The field beside it; staff are asked for this text if that is empty.',
  ),
  contrast: on(
    ['recordText'],
    'Colour only: the least contrast that white text on it must have, such as 4.5.',
    { schema: { type: 'number', minimum: 1, maximum: 21 }, change: 'least' },
  ),
  copies: on(
    ['recordObject'],
    'Staff choose a record of another kind, whose fields of the same names are copied.',
    {
      change: { records: ['what was copied stays as it is until another record is chosen'] },
    },
  ),
  row: on(
    ['recordTable'],
    'The cells of every row, in order. Left out: staff choose the columns.',
    { schema: { $ref: '#/definitions/row' }, change: 'checked' },
  ),
  heads: on(
    ['recordTable'],
    'The list beside the table with its column heads, to which staff may add.',
  ),
  onRequest: on(['checklist'], 'It counts as needed only once staff ask for it.', {
    schema: { const: true },
  }),
} as const;
