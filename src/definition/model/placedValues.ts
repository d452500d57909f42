import { type Field, isList, isObject, type Properties } from './field';
import { isRecord, type Json, type Path, type Values } from './values';

export interface PlacedValue<W> {
  readonly path: Path;
  readonly field: Field<W>;
  readonly value: Json | undefined;
}

/**
 * Returns the values that have a field, those in groups and rows after their own.
 * @param isWanted selects fields; a long form has many that the caller may not need
 */
export function valuesIn<W>(
  properties: Properties<W>,
  record: Values,
  isWanted: (field: Field<W>) => boolean = () => true,
): PlacedValue<W>[] {
  const found: PlacedValue<W>[] = [];
  const addGroup = (group: Properties<W>, values: Values, at: Path): void => {
    for (const [name, field] of Object.entries(group)) {
      if (Object.hasOwn(values, name)) add(field, values[name], at, name);
    }
  };
  const add = (field: Field<W>, value: Json | undefined, at: Path, key: string | number): void => {
    if (isWanted(field)) found.push({ path: [...at, key], field, value });
    if (isObject(field) && isRecord(value)) addGroup(field.properties, value, [...at, key]);
    if (!isList(field) || !Array.isArray(value)) return;
    for (const [index, row] of value.entries()) add(field.items, row, [...at, key], index);
  };
  addGroup(properties, record, []);
  return found;
}

/** Returns all fields, those in groups and rows included. */
export const fieldsIn = <W>(properties: Properties<W>): Field<W>[] =>
  Object.values(properties).flatMap((field) => fieldsOf(field));

function fieldsOf<W>(field: Field<W>): Field<W>[] {
  if (isObject(field)) return [field, ...fieldsIn(field.properties)];
  return isList(field) ? [field, ...fieldsOf(field.items)] : [field];
}
