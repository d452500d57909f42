import type { Common } from '../field';
import { isRecord } from '../values';
import type { JsonSchema } from '../jsonSchema';
import { cellsSchema, linesOf, translatedSchema } from './cells';
import type { RecordFieldType } from './recordTable';
import { textContent } from './reading';

/** A part of an overview, {type, value}: the value is a text (1), a list of texts (2) or a table (3). */
export interface BodyField<W> extends Common<W> {
  readonly type: 'object';
  readonly widget: 'body';
}

/** The types of body parts (docs/requirements.md, P16). */
export const BODY_TYPES = { text: 1, list: 2, table: 3 } as const;

const MAX_LENGTH = 5000;
const TEXT = translatedSchema({ type: 'string', maxLength: MAX_LENGTH });

const SCHEMAS: Readonly<Record<keyof typeof BODY_TYPES, JsonSchema>> = {
  text: TEXT,
  list: { type: 'array', items: TEXT, minItems: 1, maxItems: 500 },
  table: cellsSchema,
};

export const body: RecordFieldType<'body'> = {
  is: ({ widget }) => widget === 'body',
  schema: () => ({
    type: 'object',
    properties: { type: { enum: Object.values(BODY_TYPES) }, value: {} },
    required: ['type', 'value'],
    additionalProperties: false,
    allOf: Object.entries(SCHEMAS).map(([name, value]) => ({
      if: {
        properties: { type: { const: BODY_TYPES[name as keyof typeof SCHEMAS] } },
        required: ['type'],
      },
      then: { properties: { value } },
    })),
  }),
  empty: { type: BODY_TYPES.text, value: ['', '', ''] },
  describe: (_, value, inner) =>
    textContent(linesOf((isRecord(value) && value.value) || '', inner), false),
};
