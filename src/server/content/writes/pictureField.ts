import type { Field, Properties } from '../../../definition/model/field';
import type { Path } from '../../../definition/model/values';

/** Where an uploaded file goes: into a field of one picture, or into a list. */
export type PicturePlace = 'one' | 'many';

/** Returns undefined where no picture belongs. An item of a list of pictures is a place for one. */
export function pictureAt(fields: Properties, path: Path): PicturePlace | undefined {
  const [name, ...rest] = path;
  if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return undefined;
  const field = fields[name];
  return field && placeIn(field, rest);
}

function placeIn(field: Field, path: Path): PicturePlace | undefined {
  if (path.length === 0) {
    if ('items' in field) return field.items.widget === 'image' ? 'many' : undefined;
    return field.widget === 'image' ? 'one' : undefined;
  }
  if ('properties' in field) return pictureAt(field.properties, path);
  const [row, ...rest] = path;
  return 'items' in field && typeof row === 'number' ? placeIn(field.items, rest) : undefined;
}
