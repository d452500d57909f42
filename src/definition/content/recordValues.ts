import { type Field, isList, isObject, type Properties } from '../model/field';
import type { FixedRow } from '../model/recordField';
import { isRecord, type Json, type Path, type Values } from '../model/values';
import { emptyValue } from '../types/recordTable';

/** A value of a record, its field and its position. */
export interface PlacedValue<W> {
  readonly path: Path;
  readonly field: Field<W>;
  readonly value: Json | undefined;
}

/** Returns the values of a record that have a field, those in groups and rows after their own. */
export const valuesIn = <W>(
  properties: Properties<W>,
  record: Values,
  at: Path = [],
): PlacedValue<W>[] =>
  Object.entries(properties).flatMap(([name, field]) =>
    Object.hasOwn(record, name) ? withInner(field, record[name], [...at, name]) : [],
  );

function withInner<W>(field: Field<W>, value: Json | undefined, path: Path): PlacedValue<W>[] {
  const own = { path, field, value };
  if (isObject(field) && isRecord(value)) return [own, ...valuesIn(field.properties, value, path)];
  if (!isList(field) || !Array.isArray(value)) return [own];
  return [own, ...value.flatMap((row, index) => withInner(field.items, row, [...path, index]))];
}

/** Returns all fields, those in groups and rows included. */
export const fieldsIn = <W>(properties: Properties<W>): Field<W>[] =>
  Object.values(properties).flatMap((field) => fieldsOf(field));

function fieldsOf<W>(field: Field<W>): Field<W>[] {
  if (isObject(field)) return [field, ...fieldsIn(field.properties)];
  return isList(field) ? [field, ...fieldsOf(field.items)] : [field];
}

/** Returns a record for reading: all fields of the content type, empty ones included, and no others. */
export const fullDocument = (properties: Properties<unknown>, document: Values): Values =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const value = Object.hasOwn(document, name) ? document[name] : undefined;
      return [name, full(field, value ?? emptyValue(field))];
    }),
  );

function full(field: Field<unknown>, value: Json): Json {
  if (isObject(field)) return isRecord(value) ? fullDocument(field.properties, value) : value;
  if (!isList(field) || !Array.isArray(value)) return value;
  return value.map((row) => full(field.items, row));
}

/** Returns a record for editing, with the fixed rows of its lists. */
export const withFixedRows = (properties: Properties<unknown>, document: Values): Values =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const isFixed = field && isList(field) && field.fixed && Array.isArray(value);
      return [name, isFixed ? withFixed(field.fixed, value) : value];
    }),
  );

/**
 * Returns the fixed rows of a list in their order, each as it is stored if there is a row that says the same in any
 * language, and then whatever else is stored.
 */
function withFixed(fixed: readonly FixedRow<unknown>[], rows: readonly Json[]): Json[] {
  if (rows.length >= fixed.length) return [...rows];
  const rest = [...rows];
  const placed = fixed.map(({ holds }) => {
    const at = rest.findIndex((row) => isRecord(row) && saysOneOf(row, holds));
    return at < 0 ? holds : (rest.splice(at, 1)[0] ?? holds);
  });
  return [...placed, ...rest];
}

const saysOneOf = (row: Values, holds: Values): boolean =>
  Object.entries(holds).every(([name, held]) => {
    const said = row[name];
    if (!Array.isArray(held) || !Array.isArray(said)) return said === held;
    return held.some((text, index) => text !== '' && text === said[index]);
  });
