import type { Common } from '../model/field';
import { isText, LANGUAGES, pick } from '../language/text';
import type { Json } from '../model/values';
import type { JsonSchema } from '../validate/toJsonSchema';
import type { Describing } from './fieldType';
import type { RecordFieldType } from './recordTable';
import { plainText, textContent } from './reading';

/** A table of a record: rows of the same length, each cell a text in three languages or a number. */
export interface CellsField<W> extends Common<W> {
  readonly type: 'array';
  readonly widget: 'table';
}

/** More than any page shows. */
const MAX_ROWS = 500;
const MAX_CELLS = 30;
const MAX_LENGTH = 500;

export const translatedSchema = (maxLength: number): JsonSchema => ({
  type: 'array',
  items: { type: 'string', maxLength },
  minItems: LANGUAGES.length,
  maxItems: LANGUAGES.length,
});

/** That the rows have the same length is a rule (definition/content/checkRecord). */
export const cellsSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'array',
    items: { if: { type: 'number' }, else: translatedSchema(MAX_LENGTH) },
    minItems: 1,
    maxItems: MAX_CELLS,
  },
  maxItems: MAX_ROWS,
};

/** A table, such as the prices of a tour. */
export const cells: RecordFieldType<'cells'> = {
  is: ({ widget }) => widget === 'table',
  schema: () => cellsSchema,
  describe: (_, value, inner) => textContent(linesOf(value, inner), false),
};

/** Returns the rows as lines. */
export const linesOf = (rows: Json, { words }: Describing): string =>
  (Array.isArray(rows) ? rows : [rows])
    .map((row) => (Array.isArray(row) && !isText(row) ? row : [row]))
    .map((row) =>
      row
        .map((cell) => (isText(cell) ? pick(cell, words.language) : plainText(cell, words)))
        .join(' | '),
    )
    .join('\n');
