import { type Field, isNullable, type Shape } from '../model/field';
import { gatheredFromColumns, flattenedToColumns } from '../model/flattenToColumns';
import { type Around, aroundOf, isShown } from '../model/named';
import type { Language } from '../model/text';
import type { Converting, Sending } from '../model/types/fieldType';
import { typeOf } from '../model/types/table';
import { isRecord, type Json, mapValues, type Values } from '../model/values';

/**
 * Converts values to the wire format, and back. Most values are sent unchanged, except: an object
 * as an ordered list or spread, a date range as "from - to" or with the text for an open end, a
 * list as columns, and null for some missing answers (docs/requirements.md, P32). A field that was
 * shown and not answered is sent as "" or [].
 */
export function toWire(shape: Shape, values: Values, language: Language, above?: Around): Values {
  const around = aroundOf(shape, values, above);
  const inner = sending(language, around);
  const wire: Values = {};
  for (const [name, field] of Object.entries(shape.properties)) {
    const value = values[name];
    const isAsked = isShown(name, around);
    const sent =
      value === undefined ? emptyOnWire(field, isAsked, inner) : valueToWire(field, value, inner);
    if (sent !== undefined) Object.assign(wire, flattenedToColumns(name, field, sent));
  }
  return wire;
}

/**
 * Returns what is sent for a missing answer; undefined: nothing, as for a field that was not shown. Numbers and booleans
 * have no empty value, photos are separate parts, and an empty group in a dialog is omitted.
 */
function emptyOnWire(field: Field, isAsked: boolean, inner: Sending): Json | undefined {
  if (isNullable(field)) return null;
  return isAsked ? typeOf(field).wire?.empty?.(field, inner) : undefined;
}

/** Reverses toWire. A value that toWire cannot return stays unchanged, so that the schema rejects it. */
export function fromWire(shape: Shape, wire: Values): Values {
  return mapValues(gatheredFromColumns(shape, wire), (value, name) => {
    const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (!field || value === undefined) return value;
    if (value === null && isNullable(field)) return undefined;
    const read = valueFromWire(field, value);
    return isEmpty(field, read) ? undefined : read;
  });
}

/** Returns whether a received value means no answer: an empty text, or an empty list or group where one is asked for. */
const isEmpty = ({ type }: Field, value: Json | undefined): boolean =>
  value === '' ||
  (type === 'array' && Array.isArray(value) && value.length === 0) ||
  (type === 'object' && isRecord(value) && Object.keys(value).length === 0);

function sending(language: Language, around: Around): Sending {
  const inner: Sending = {
    language,
    shape: (shape, values) => toWire(shape, values, language, around),
    field: (field, value) => valueToWire(field, value, inner),
  };
  return inner;
}

const valueToWire = (field: Field, value: Json, inner: Sending): Json =>
  typeOf(field).wire?.send?.(field, value, inner) ?? value;

const valueFromWire = (field: Field, value: Json): Json =>
  typeOf(field).wire?.receive?.(field, value, RECEIVING) ?? value;

const RECEIVING: Converting = { shape: fromWire, field: valueFromWire };
