import { isObject, type Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { dotted, type Path } from '../../definition/model/values';

/** Returns the object at a path; for the empty path the shape itself. */
export function fieldIn<W>(shape: Shape<W>, path: Path): Shape<W> | undefined {
  if (path.length === 0) return shape;
  const field = fieldAt(shape, dotted(path));
  return field && isObject(field) ? field : undefined;
}
