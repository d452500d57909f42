import { type SharedFiles, withShared } from '../../../definition/model/resolve';
import {
  isRecord,
  type Json,
  mapValues,
  type Path,
  type Values,
} from '../../../definition/model/values';

/* Reading and writing a document whose fields may refer to shared ones. */

/** Fields that refer to shared ones as they were read before: the same objects, so that only what has changed is drawn. */
const read = new WeakMap<SharedFiles, WeakMap<object, Values>>();

/** Returns a field with the keywords of the shared one that it refers to, if there is one. */
export function wholeField(field: Json | undefined, shared: SharedFiles): Values {
  if (!isRecord(field)) return {};
  if (field.$ref === undefined) return field;
  const known = read.get(shared) ?? new WeakMap<object, Values>();
  read.set(shared, known);
  const whole = known.get(field) ?? asWhole(field, shared);
  known.set(field, whole);
  return whole;
}

function asWhole(field: Values, shared: SharedFiles): Values {
  try {
    return withShared(field, shared);
  } catch {
    return field;
  }
}

/** Returns a value of a shared file as a service writes it: references lead from another folder. */
export function asOwn(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => asOwn(one) ?? null);
  if (!isRecord(value)) return value;
  return mapValues(value, (one, key) =>
    key === '$ref' && typeof one === 'string' ? ownReference(one) : asOwn(one),
  );
}

const ownReference = (reference: string): string =>
  reference.replace(/^(?:.*\/)?([\w-]+\.json#)/u, '../shared/$1');

/** Returns the entry of a record or a list, also one that a field has by its reference. */
function entryOf(node: Json | undefined, key: string | number, shared: SharedFiles) {
  if (Array.isArray(node)) return node[Number(key)];
  if (!isRecord(node)) return undefined;
  if (Object.hasOwn(node, key)) return node[key];
  return typeof node.$ref === 'string' ? asOwn(wholeField(node, shared)[key]) : undefined;
}

/** Returns the value at a path, also of what a field has by its reference. */
export const readAt = (document: Json, path: Path, shared: SharedFiles): Json | undefined =>
  path.reduce<Json | undefined>((node, key) => entryOf(node, key, shared), document);

/** Returns whether the document itself has what is at a path. */
export const isOwnAt = (document: Json, path: Path): boolean => {
  let node: Json | undefined = document;
  for (const key of path) {
    if (Array.isArray(node)) node = node[Number(key)];
    else if (isRecord(node) && Object.hasOwn(node, key)) node = node[key];
    else return false;
  }
  return true;
};

/**
 * Returns the document with another value at a path; undefined removes it. A keyword on the way that a field has by its
 * reference becomes its own; one that is removed makes the whole field its own.
 */
export function writeAt(
  document: Json | undefined,
  [key, ...rest]: Path,
  value: Json | undefined,
  shared: SharedFiles,
): Json {
  if (key === undefined) return value ?? null;
  const next =
    rest.length > 0 ? writeAt(entryOf(document, key, shared), rest, value, shared) : value;
  if (Array.isArray(document)) {
    const list = [...document];
    if (next === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = next;
    return list;
  }
  const record = isRecord(document) ? document : {};
  if (next !== undefined) return { ...record, [key]: next };
  const { $ref } = record;
  const isShared = $ref !== undefined && Object.hasOwn(wholeField({ $ref }, shared), key);
  const source = isShared ? (asOwn(wholeField(record, shared)) as Values) : record;
  const { [String(key)]: _, ...others } = source;
  return others;
}

/** Returns a record with another name for a key, at the same place. */
export const withKey = (record: Values, from: string, to: string): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name === from ? to : name, value]),
  );

/** Returns a record with an entry behind another one, or at the end. */
export function withEntryAfter(
  record: Values,
  after: string | undefined,
  [name, value]: readonly [string, Json],
): Values {
  if (after === undefined || !Object.hasOwn(record, after)) return { ...record, [name]: value };
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, one]) =>
      key === after
        ? [
            [key, one],
            [name, value],
          ]
        : [[key, one]],
    ),
  );
}

/** Deletes what is at a path, and what around it is empty then, down to a depth. */
export function cutAt(document: Json, path: Path, depth: number, shared: SharedFiles): Json {
  const next = writeAt(document, path, undefined, shared);
  const around = path.slice(0, -1);
  if (around.length <= depth) return next;
  const left = readAt(next, around, shared);
  const isEmpty = typeof left === 'object' && left !== null && Object.keys(left).length === 0;
  return isEmpty ? cutAt(next, around, depth, shared) : next;
}
