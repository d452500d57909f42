import { type ChoiceField, isNumber, isString } from '../field';
import type { FieldType } from './fieldType';
import { numberSchema } from './number';
import { answerContent } from './reading';
import { STRING_TYPE } from './stringField';

/** Up to this number, choices are radio buttons; above it, a select. */
const MOST_RADIOS = 3;

/** Up to this number, the options of a list are in a select; above it, they can be searched. */
const MOST_SELECTED = 12;

/** One of several texts or numbers. */
export const choice: FieldType<'choice'> = {
  is: (field) => (isString(field) || isNumber(field)) && field.choices !== undefined,
  schema: (field) => (isString(field) ? STRING_TYPE.schema(field) : numberSchema(field)),
  widget(field) {
    const { widget, choices = [] } = field;
    const source = 'source' in field ? field.source : undefined;
    if (widget) return widget;
    if (source && choices.length > MOST_SELECTED) return 'options';
    return choices.length > MOST_RADIOS || source?.dependsOn !== undefined ? 'select' : 'radio';
  },
  ask: () => 'choose',
  describe: (field, value, inner) => answerContent(field, value, inner, false),
  normalise: (field, value) => (isString(field) ? STRING_TYPE.normalise(field, value) : value),
  // The label, too: staff search for what they read.
  searchText(value, field) {
    const { choices = [] }: Partial<ChoiceField<unknown>> = field;
    const chosen = choices.find((one) => one.value === value);
    return STRING_TYPE.searchText([value, chosen?.label ?? []].flat(2).join(' '));
  },
  wire: { empty: (field) => (isString(field) ? '' : undefined) },
};
