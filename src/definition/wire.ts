import { isShown } from './condition';
import {
  type Field,
  isFiles,
  isList,
  isNote,
  isNullable,
  isObject,
  isString,
  type ObjectField,
  type Shape,
} from './field';
import { type Language, LANGUAGES, pick, type Text } from './text';
import { gathered, scattered, wireNames } from './scatter';
import { UNTIL_NOW } from './toJsonSchema';
import { isRecord, type Json, type Values } from './values';

/**
 * Values as the calls want them, and back. A form holds what is sent, but for the few shapes that the
 * spec's lists insist on: an object as an ordered list of its values or among those around it, a date
 * range as "from - to", the words for an open end, a list as columns, and null for some answers left out
 * (docs/requirements.md, P32). What was asked and not answered is sent empty, as "" or [].
 */
export function toWire(shape: Shape, values: Values, language: Language): Values {
  const wire: Values = {};
  for (const [name, field] of Object.entries(shape.properties)) {
    const value = values[name];
    const isAsked = isShown(name, shape.properties, values);
    const sent =
      value === undefined
        ? emptyOnWire(field, isAsked, language)
        : valueToWire(field, value, language);
    if (sent !== undefined) Object.assign(wire, scattered(name, field, sent));
  }
  return wire;
}

/**
 * What is sent where nothing was answered; undefined: nothing, as for what was not asked. A number and a yes or no have no empty
 * value, photos are parts of their own, and a group in a dialog is as good as not there.
 */
function emptyOnWire(field: Field, isAsked: boolean, language: Language): Json | undefined {
  if (isNullable(field)) return null;
  if (!isAsked || isFiles(field) || isNote(field)) return undefined;
  if (isString(field)) return '';
  if (isList(field)) return [];
  if (!isObject(field)) return undefined;
  if (field.wire === 'rangeText') return '';
  const isOpen = field.widget === undefined || field.wire === 'spread';
  return isOpen ? valueToWire(field, {}, language) : undefined;
}

/**
 * The inverse of toWire: what was sent empty is no answer. What does not have the shape that toWire gives comes back unchanged, to be
 * refused by the schema; the words for an open end are understood in every language.
 */
export function fromWire(shape: Shape, wire: Values): Values {
  const values = Object.entries(gathered(shape, wire)).flatMap(([name, value]) => {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (value === null && field && isNullable(field)) return [];
    const read = field && value !== undefined ? valueFromWire(field, value) : value;
    return field && isEmpty(field, read) ? [] : [[name, read] as const];
  });
  // Unlike an assignment, this takes "__proto__" for a name like any other.
  return Object.fromEntries(values);
}

function isEmpty(field: Field, value: Json | undefined): boolean {
  if (value === '') return true;
  if (isList(field)) return Array.isArray(value) && value.length === 0;
  return isObject(field) && isRecord(value) && Object.keys(value).length === 0;
}

function valueToWire(field: Field, value: Json, language: Language): Json {
  if (isList(field) && Array.isArray(value)) {
    return value.map((row) => valueToWire(field.items, row, language));
  }
  if (!isObject(field) || !isRecord(value) || field.record) return value;
  const open = field.untilNow && value.to === UNTIL_NOW;
  const inner = open ? { ...value, to: pick(field.untilNow, language) } : value;
  return OBJECTS[field.wire ?? 'plain'].encode(field, toWire(field, inner, language));
}

function valueFromWire(field: Field, value: Json): Json {
  if (isList(field) && Array.isArray(value)) {
    return value.map((row) => valueFromWire(field.items, row));
  }
  if (!isObject(field) || field.record) return value;
  const decoded = OBJECTS[field.wire ?? 'plain'].decode(field, value);
  if (!isRecord(decoded)) return value;
  const inner = fromWire(field, decoded);
  return field.untilNow && isUntilNow(field.untilNow, inner.to)
    ? { ...inner, to: UNTIL_NOW }
    : inner;
}

const isUntilNow = (words: Text, to: Json | undefined): boolean =>
  LANGUAGES.some((language) => pick(words, language) === to);

interface ObjectCodec {
  encode(field: ObjectField, inner: Values): Json;
  /** Undefined where the value does not have the codec's shape. */
  decode(field: ObjectField, value: Json): Values | undefined;
}

const RANGE = /^(.*?) - (.*)$/su;

const PLAIN: ObjectCodec = {
  encode: (_, inner) => inner,
  decode: (_, value) => (isRecord(value) ? value : undefined),
};

const OBJECTS: Readonly<Record<'plain' | 'tuple' | 'rangeText' | 'spread', ObjectCodec>> = {
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
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
