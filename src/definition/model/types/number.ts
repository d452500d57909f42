import { isNumber, type NumberField } from '../field';
import type { Expression } from '../calculate';
import type { JsonSchema } from '../jsonSchema';
import type { FieldType } from './fieldType';
import { answerContent, textContent } from './reading';

/** The largest absolute value: what JSON.parse converts to Infinity must be rejected. */
const MAX_NUMBER = 1e12;

/** Returns a bound that is no expression. */
export const constantIn = (bound: Expression | undefined): number | undefined =>
  typeof bound === 'number' ? bound : undefined;

export const numberSchema = (field: NumberField<unknown>): JsonSchema => ({
  type: field.type,
  // Other bounds depend on answers (validate/rules).
  minimum: constantIn(field.minimum) ?? -MAX_NUMBER,
  maximum: constantIn(field.maximum) ?? MAX_NUMBER,
  ...(field.choices && { enum: field.choices.map(({ value }) => value) }),
});

export const number: FieldType<'number'> = {
  is: isNumber,
  schema: numberSchema,
  widget: ({ widget }) => widget ?? 'number',
  ask: ({ widget }) => (widget === 'counter' ? 'count' : widget === 'scale' ? 'choose' : 'enter'),
  describe: (field, value, inner) =>
    field.widget === 'scale' && !inner.words.plainDays
      ? textContent(`${String(value)} / ${String(field.maximum)}`, true)
      : answerContent(field, value, inner, true),
};
