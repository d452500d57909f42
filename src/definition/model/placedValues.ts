import { type Field, isList, isObject, type Properties } from './field';
import { isRecord, type Json, type Path, type Values } from './values';

export interface PlacedValue<W> {
  readonly path: Path;
  readonly field: Field<W>;
  readonly value: Json | undefined;
}

/** Returns the values that have a field, those in groups and rows after their own. */
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
