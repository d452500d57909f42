import { isObject, UNTIL_NOW } from '../field';
import type { JsonSchema } from '../jsonSchema';
import { isRecord } from '../values';
import type { FieldType } from './fieldType';
import { object } from './object';
import { dayIn, textContent } from './reading';

/** Two dates, from and to; `untilNow` is the text for an open end. */
export const dateRange: FieldType<'dateRange'> = {
  ...object,
  is: (field) => isObject(field) && field.widget === 'dateRange',
  schema: (field, inner) => {
    const schema = inner.shape(field);
    if (field.untilNow === undefined) return schema;
    const { to, ...rest } = schema.properties as Record<string, JsonSchema>;
    // A constant instead of the text: the answer must not depend on the language.
    const either = { if: { const: UNTIL_NOW }, else: to };
    return { ...schema, properties: { ...rest, to: { type: 'string', ...either } } };
  },
  ask: () => 'choose',
  describe: (field, value, inner) => {
    if (!isRecord(value)) return object.describe(field, value, inner);
    const end = value.to === UNTIL_NOW ? field.untilNow : value.to;
    const dates = [value.from, end].filter((date) => date !== undefined);
    const { words } = inner;
    const text = dates.map((date) => dayIn(date, words)).join(' – ');
    return textContent(text, words.plainDays === true);
  },
};
