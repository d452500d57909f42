import { type Field, isList, isObject, type Properties } from '../model/field';
import type { FixedRow } from '../model/recordField';
import { isRecord, type Json, type Values } from '../model/values';
import { emptyValue } from '../model/types/recordTable';
import { typesNamed } from './checkRecord';

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

/**
 * Returns a record for visitors: its sections have their optional keys, too, which other clients may expect. Those for
 * types are in kinds that list types.
 */
export function withSectionKeys(properties: Properties<unknown>, document: Values): Values {
  const types = typesNamed(properties, document) && { typeIds: [] };
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (field?.widget !== 'sections' || !Array.isArray(value)) return [name, value];
      return [
        name,
        value.map((section) =>
          isRecord(section) ? { sectionNote: ['', '', ''], ...types, ...section } : section,
        ),
      ];
    }),
  );
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
