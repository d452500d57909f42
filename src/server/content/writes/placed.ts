import type { ContentKind } from '../../../definition/content/contentType';
import type { Field, Properties } from '../../../definition/model/field';
import {
  isRecord,
  type Json,
  parsePath,
  type Path,
  valueAt,
  type Values,
  withValueAt,
} from '../../../definition/model/values';
import { HttpRefusal } from '../../http/refusal';
import type { Upload } from '../../http/multipart';

/**
 * Returns the document with the address of each uploaded picture in its field, or at the end of its list.
 * @param addresses one for each upload
 * @throws Refusal 422 for a file in a row that does not exist, and for two in one place
 */
export function withPictures(
  { fields }: ContentKind,
  document: Values,
  uploads: readonly Pick<Upload, 'field'>[],
  addresses: readonly string[],
): Values {
  const filled = new Set<string>();
  return uploads.reduce<Values>((here, { field }, index) => {
    const path = parsePath(field);
    const before = valueAt(here, path);
    const isMany = pictureAt(fields, path) === 'many';
    const isNear = isWithin(here, path, uploads.length);
    if (!isNear || !isThere(here, path.slice(0, -1))) throw HttpRefusal.at(field, 'unknown');
    if (!isMany && filled.has(field)) throw HttpRefusal.at(field, 'maxItems', 1);
    filled.add(field);
    const address = addresses[index] ?? '';
    return withValueAt(here, path, isMany ? appended(before, address) : address) as Values;
  }, document);
}

/** A value that is not a list is left for the validation to refuse. */
function appended(list: Json | undefined, address: string): Json {
  if (list === undefined || list === null || list === '') return [address];
  return Array.isArray(list) ? [...list, address] : list;
}

/** A list grows by the uploaded pictures at most: one at a number of nine digits would fill the memory. */
function isWithin(document: Values, path: Path, uploads: number): boolean {
  const place = path.at(-1);
  if (typeof place !== 'number') return true;
  const list = valueAt(document, path.slice(0, -1));
  return place < (Array.isArray(list) ? list.length : 0) + uploads;
}

/** Rows must exist in the document already; a missing group is created. */
const isThere = (document: Values, path: Path): boolean =>
  path.every((key, index) => {
    const inner = valueAt(document, path.slice(0, index + 1));
    return typeof key === 'number'
      ? isRecord(inner)
      : inner === undefined || typeof inner === 'object';
  });

/** Where an uploaded file goes: into a field of one picture, or into a list. */
type PicturePlace = 'one' | 'many';

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
