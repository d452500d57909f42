import { type Field, isList, isObject, type Shape } from './field';
import { dotted, type Path } from './values';

/** Returns the field at a dotted path, ignoring row numbers; undefined if there is none. */
export function fieldAt<W>(shape: Shape<W>, path: string): Field<W> | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
  return field && descend(field, rest);
}

function descend<W>(field: Field<W>, rest: readonly string[]): Field<W> | undefined {
  if (rest.length === 0) return field;
  if (isObject(field)) return fieldAt(field, rest.join('.'));
  if (isList(field)) return descend(field.items, rest.slice(1));
  return undefined;
}

/** Returns the fields of an object, or of a row, at a path; for the empty path the shape itself. */
export function shapeAt<W>(shape: Shape<W>, path: Path): Shape<W> | undefined {
  if (path.length === 0) return shape;
  const field = fieldAt(shape, dotted(path));
  return field && isObject(field) ? field : undefined;
}
