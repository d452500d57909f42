import type { Common, KeywordsOf, NumberField, Shape, StringField } from '../field';
import { isText, LANGUAGES, pick } from '../text';
import type { Json } from '../values';
import type { JsonSchema } from '../jsonSchema';
import type { Describing } from './fieldType';
import type { RecordFieldType } from './recordTable';
import { plainText, textContent } from './reading';

/** A table of a record: rows of the same length, each cell a text in three languages or a number. */
export interface CellsField<W> extends Common<W>, KeywordsOf<W, 'recordTable'> {
  readonly type: 'array';
  readonly widget: 'table';
}

/** The cells of a row by name; records hold them as an ordered list. */
export interface RowShape<W> extends Shape<W> {
  readonly properties: Readonly<Record<string, CellField<W>>>;
}

/** A text in three languages, a date, which is the same text in all three, or a number. */
export type CellField<W> = StringField<W> | (NumberField<W> & { readonly wire?: 'texts' });

/** More than any page shows. */
const MAX_ROWS = 500;
const MAX_CELLS = 30;
const MAX_LENGTH = 500;

/** Returns the schema of a list with a text in each language. */
export const translatedSchema = (text: JsonSchema): JsonSchema => ({
  type: 'array',
  items: text,
  minItems: LANGUAGES.length,
  maxItems: LANGUAGES.length,
});

/** That the rows have the same length is a rule (definition/content/checkRecord). */
export const cellsSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'array',
    items: {
      if: { type: 'number' },
      else: translatedSchema({ type: 'string', maxLength: MAX_LENGTH }),
    },
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

export const linesOf = (rows: Json, { words }: Describing): string =>
  (Array.isArray(rows) ? rows : [rows])
    .map((row) => (Array.isArray(row) && !isText(row) ? row : [row]))
    .map((row) =>
      row
        .map((cell) => (isText(cell) ? pick(cell, words.language) : plainText(cell, words)))
        .join(' | '),
    )
    .join('\n');
