import { isObject, type ObjectField, UNTIL_NOW } from '../field';
import { wireNames } from '../flattenToColumns';
import type { JsonSchema } from '../jsonSchema';
import { recordName } from '../recordName';
import { LANGUAGES, pick, type Text } from '../text';
import { isRecord, type Json, mapValues, type Values } from '../values';
import type { FieldType, WireForm } from './fieldType';
import { dayIn, plainText, textContent } from './reading';

/** The wire format of objects, date ranges included: unchanged, or one of the shapes of `wire`. */
const OBJECT_WIRE: WireForm<ObjectField> = {
  empty: (field, inner) => {
    if (field.wire === 'rangeText') return '';
    // An empty group in a dialog is sent as missing.
    const isOpen = field.widget === undefined || field.wire === 'spread';
    return isOpen ? inner.field(field, {}) : undefined;
  },
  send: (field, value, inner) => {
    if (!isRecord(value)) return value;
    const isOpen = field.untilNow && value.to === UNTIL_NOW;
    const given = isOpen ? { ...value, to: pick(field.untilNow, inner.language) } : value;
    return CODECS[field.wire ?? 'plain'].encode(field, inner.shape(field, given));
  },
  receive: (field, value, inner) => {
    const decoded = CODECS[field.wire ?? 'plain'].decode(field, value);
    if (!isRecord(decoded)) return value;
    const read = inner.shape(field, decoded);
    return field.untilNow && isUntilNow(field.untilNow, read.to)
      ? { ...read, to: UNTIL_NOW }
      : read;
  },
};

const isUntilNow = (words: Text, to: Json | undefined): boolean =>
  LANGUAGES.some((language) => pick(words, language) === to);

interface ObjectCodec {
  encode(field: ObjectField, inner: Values): Json;
  /** Returns undefined if the value does not have the codec's shape. */
  decode(field: ObjectField, value: Json): Values | undefined;
}

const RANGE = /^(.*?) - (.*)$/su;

const PLAIN: ObjectCodec = {
  encode: (_, inner) => inner,
  decode: (_, value) => (isRecord(value) ? value : undefined),
};

const CODECS: Readonly<Record<'plain' | 'tuple' | 'rangeText' | 'spread', ObjectCodec>> = {
  plain: PLAIN,
  spread: PLAIN,
  tuple: {
    encode: (field, inner) => wireNames(field).map((name) => inner[name] ?? null),
    decode: (field, value) => (Array.isArray(value) ? fromTuple(field, value) : undefined),
  },
  rangeText: {
    encode: (_, { from, to }) => `${String(from ?? '')} - ${String(to ?? '')}`,
    decode: (_, value) => {
      const [, from, to] = (typeof value === 'string' && RANGE.exec(value)) || [];
      return from === undefined || to === undefined ? undefined : withoutBlanks({ from, to });
    },
  },
};

function fromTuple(field: ObjectField, row: readonly Json[]): Values | undefined {
  const names = wireNames(field);
  if (row.length > names.length) return undefined;
  return Object.fromEntries(
    names.map((name, index) => [name, row[index]] as const).filter(([, value]) => value != null),
  );
}

const withoutBlanks = (values: Values): Values =>
  mapValues(values, (value) => (value === '' ? undefined : value));

/** A group of fields: open in the form, or in a dialog. */
export const object: FieldType<'object'> = {
  is: isObject,
  schema: (field, inner) => inner.shape(field),
  widget: ({ widget }) => widget ?? 'block',
  describe: (field, value, inner) =>
    isRecord(value)
      ? { kind: 'group', answers: inner.shape(field, value, inner.path) }
      : textContent(plainText(value, inner.words), false),
  prune: (field, value, inner) => (isRecord(value) ? inner.shape(field, value) : value),
  normalise: (field, value, inner) => (isRecord(value) ? inner.shape(field, value) : value),
  wire: OBJECT_WIRE,
};

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

/** A record of content that the page passes: values without a property in the definition are sent, too. */
export const record: FieldType<'record'> = {
  ...object,
  is: (field) => isObject(field) && field.record === true,
  schema: (field, inner) => ({ ...inner.shape(field), additionalProperties: true }),
  describe: (field, value, inner) =>
    isRecord(value)
      ? textContent(recordName(value, inner.words.language), false)
      : object.describe(field, value, inner),
  wire: { empty: object.wire?.empty },
};
