import { isShown } from './condition';
import { type Field, isNullable, type Shape } from './field';
import { gathered, scattered } from './scatter';
import type { Language } from './text';
import type { Receiving, Sending } from './types/fieldType';
import { typeOf } from './types/table';
import type { Json, Values } from './values';

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
  return isAsked ? typeOf(field).wire?.empty?.(field, sending(language)) : undefined;
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

const isEmpty = (field: Field, value: Json | undefined): boolean =>
  value === '' || typeOf(field).wire?.isEmpty?.(value) === true;

const sending = (language: Language): Sending => ({
  language,
  shape: (shape, values) => toWire(shape, values, language),
  field: (field, value) => valueToWire(field, value, language),
});

const valueToWire = (field: Field, value: Json, language: Language): Json =>
  typeOf(field).wire?.send?.(field, value, sending(language)) ?? value;

const valueFromWire = (field: Field, value: Json): Json =>
  typeOf(field).wire?.receive?.(field, value, RECEIVING) ?? value;

const RECEIVING: Receiving = { shape: fromWire, field: valueFromWire };
