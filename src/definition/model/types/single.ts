import { onClock } from '../clockTime';
import type { Place } from '../described';
import { type ChoiceField, chosenUnless, isNote, isNumber, isString } from '../field';
import type { FieldType } from './fieldType';
import { numberSchema } from './number';
import { answerContent, dayIn, textContent } from './reading';
import { STRING_TYPE } from './stringField';

/* The types with a single answer, but for numbers. */

/** A text between the questions. It has no answer, so toJsonSchema omits it. */
export const note: FieldType<'note'> = {
  is: isNote,
  schema: () => ({}),
  widget: () => 'note',
  describe: () => ({ kind: 'none' }),
};

/** Yes or no, with these labels or others. */
export const boolean: FieldType<'boolean'> = {
  is: ({ type }) => type === 'boolean',
  schema: () => ({ type: 'boolean' }),
  widget: ({ widget }) => widget ?? 'radio',
  describe: (field, value, inner) => answerContent(field, value, inner, false),
};

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

/** A text from a source of options: a country, a city, an airport. */
export const place: FieldType<'place'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.source?.options !== undefined,
  widget: ({ widget }) => widget ?? 'options',
  ask: () => 'choose',
  describe: (field, value, inner) => {
    const content = answerContent(field, value, inner, false);
    if (!field.source?.options) return content;
    const { options: source, dependsOn } = field.source;
    const parent = dependsOn === undefined ? undefined : inner.beside[dependsOn];
    const at: Place = { source, ...(typeof parent === 'string' && { parent }) };
    const text = inner.words.placeName?.(content.text, at) ?? content.text;
    return { ...content, place: at, text };
  },
};

/** A date as YYYY-MM-DD, displayed as people write it. */
export const date: FieldType<'date'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.format === 'date',
  widget: ({ widget }) => widget ?? 'date',
  describe(field, value, { words }) {
    const unless = chosenUnless(field, value);
    if (unless) return textContent(unless.label, false);
    return textContent(dayIn(value, words), words.plainDays === true);
  },
};

/** A time of day as HH:MM, displayed on a 12-hour clock. */
export const time: FieldType<'time'> = {
  ...STRING_TYPE,
  is: (field) => isString(field) && field.format === 'time',
  widget: ({ widget }) => widget ?? 'time',
  describe: (_, value, { words }) => {
    const clock = onClock(String(value));
    return textContent(clock ? `${clock.text} ${words[clock.period]}` : String(value), false);
  },
};

const CODES: ReadonlySet<string> = new Set(['email', 'phone', 'position', 'code']);

/** A typed text: free, or an e-mail address, a phone number, a place on a map or a code. */
export const text: FieldType<'text'> = {
  ...STRING_TYPE,
  is: isString,
  widget: ({ widget, format }) => widget ?? format ?? 'text',
  describe: (field, value, inner) => {
    const { widget, format = '' } = field;
    const isShownOnly = widget === undefined || widget === 'hidden' || widget === 'handed';
    const content = answerContent(field, value, inner, CODES.has(isShownOnly ? format : widget));
    return format === 'position' ? { ...content, isPosition: true } : content;
  },
};
