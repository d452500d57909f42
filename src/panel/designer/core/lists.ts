import { type Json, type Path, valueAt, withValueAt } from '../../../definition/model/values';

const listAt = (document: Json, path: Path): readonly Json[] => {
  const list = path.length === 0 ? document : valueAt(document, path);
  return Array.isArray(list) ? list : [];
};

const withListAt = (document: Json, path: Path, list: readonly Json[]): Json =>
  path.length === 0 ? [...list] : withValueAt(document, path, [...list]);

/** Returns the document with an entry in the list at a path. */
export function insertedIn(document: Json, path: Path, index: number, value: Json): Json {
  const list = listAt(document, path);
  return withListAt(document, path, [...list.slice(0, index), value, ...list.slice(index)]);
}

/** Returns the document without an entry of the list at a path. */
export const removedFrom = (document: Json, path: Path, index: number): Json =>
  withListAt(
    document,
    path,
    listAt(document, path).filter((_, at) => at !== index),
  );

/** Returns a list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
