import { mentionsOf } from '../../../definition/keywords/mentions';
import { namesInCondition } from '../../../definition/keywords/siblings';
import type { Kind } from '../../../definition/keywords/keywords';
import { pathNamed } from '../../../definition/model/named';
import type { SharedFiles } from '../../../definition/model/resolve';
import { isRecord, type Json, type Path, type Values } from '../../../definition/model/values';
import { readAt, wholeField, writeAt, withKey } from './document';

/** A place in a document that names an answer. */
export interface Use {
  /** The field, step or part that names it. */
  readonly of: Path;
  /** Where the name is written; of a key, with the key. */
  readonly at: Path;
  readonly isKey: boolean;
  readonly name: string;
  /** The names that lead to the answer from the root of the form. */
  readonly answer: readonly string[];
  /** What must be deleted with the answer. */
  readonly cut: Path;
  /** A list of names, which loses one with the answer without losing its meaning. */
  readonly isList: boolean;
}

const isText = (key: string | number): key is string => typeof key === 'string';

/** Kinds of keywords that mean nothing without one of the answers that they name. */
const WHOLE: ReadonlySet<Kind> = new Set(['sibling', 'calculation', 'bound', 'prefill', 'copies']);
const LISTS: ReadonlySet<Kind> = new Set(['names', 'sumLimit', 'rows']);

/** Returns the uses of answers in a document. */
export function usesIn(document: Json, shared: SharedFiles): readonly Use[] {
  const form = readAt(document, ['form'], shared);
  return [
    ...(isRecord(form) ? usesOfField(form, [], [], ['form'], shared) : []),
    ...usesOfParts(document, shared),
  ];
}

/**
 * @param around the path of the answers beside the field
 * @param inside that of the answers in it
 */
function usesOfField(
  field: Values,
  around: Path,
  inside: Path,
  at: Path,
  shared: SharedFiles,
): Use[] {
  const own = mentionsOf(field).map(({ kind, rows, isInside, ...mention }): Use => {
    const beside = isInside ? (isRecord(field.items) ? [...inside, 0] : inside) : around;
    const here = rows.reduce<Path>((base, list) => [...pathNamed(list, base), 0], beside);
    const place = [...at, ...mention.at];
    return {
      of: at,
      at: place,
      isKey: mention.isKey === true,
      name: mention.name,
      answer: pathNamed(mention.name, here).filter(isText),
      cut: cutFor(kind, place, at.length, field),
      isList: LISTS.has(kind),
    };
  });
  return [
    ...own,
    ...(isRecord(field.properties) ? Object.entries(field.properties) : []).flatMap(
      ([name, inner]) =>
        usesOfField(
          wholeField(inner, shared),
          inside,
          [...inside, name],
          [...at, 'properties', name],
          shared,
        ),
    ),
    ...(isRecord(field.items)
      ? usesOfField(
          wholeField(field.items, shared),
          around,
          [...inside, 0],
          [...at, 'items'],
          shared,
        )
      : []),
  ];
}

function cutFor(kind: Kind, at: Path, depth: number, field: Values): Path {
  if (WHOLE.has(kind)) return at.slice(0, depth + 1);
  if (kind !== 'comparisons') return at;
  const [keyword = '', order = ''] = at.slice(depth);
  const orders = field[keyword];
  const isList = isRecord(orders) && Array.isArray(orders[order]);
  return at.slice(0, depth + (isList ? 3 : 2));
}

const listed = (of: Path, at: Path, names: Json | undefined): Use[] =>
  (Array.isArray(names) ? names : []).flatMap((name, index) =>
    typeof name === 'string' ? [usedAt(of, [...at, index], name, true)] : [],
  );

const keysOf = (of: Path, at: Path, record: Json | undefined): Use[] =>
  isRecord(record)
    ? Object.keys(record).map((name) => ({ ...usedAt(of, [...at, name], name, true), isKey: true }))
    : [];

const usedAt = (of: Path, at: Path, name: string, isList = false): Use => ({
  ...{ of, at, name, isList, isKey: false, cut: at },
  answer: pathNamed(name, []).filter(isText),
});

const conditional = (of: Path, condition: Json | undefined): Use[] =>
  namesInCondition(condition, [...of, 'when']).map((one) => ({
    ...usedAt(of, one.at, one.name),
    isKey: one.isKey === true,
  }));

/** Returns the uses outside of the form: in steps, in what is sent, and in what staff see. */
function usesOfParts(document: Json, shared: SharedFiles): Use[] {
  const read = (...path: Path) => readAt(document, path, shared);
  const each = (path: Path, usesOf: (one: Json, at: Path) => readonly Use[]): Use[] => {
    const list = read(...path);
    return Array.isArray(list) ? list.flatMap((one, index) => usesOf(one, [...path, index])) : [];
  };
  const asked = (one: Json, at: Path): Use[] =>
    isRecord(one)
      ? [...listed(at, [...at, 'fields'], one.fields), ...conditional(at, one.when)]
      : [];
  const lists = read('submit', 'lists');
  const single = (at: Path): Use[] => {
    const name = read(...at);
    return typeof name === 'string' ? [usedAt(at.slice(0, 1), at, name)] : [];
  };
  return [
    ...each(['steps'], (step, at) => [...asked(step, at), ...each([...at, 'blocks'], asked)]),
    ...each(['documents'], (one, at) => (isRecord(one) ? conditional(at, one.when) : [])),
    ...listed(['submit'], ['submit', 'omit'], read('submit', 'omit')),
    ...(isRecord(lists) ? Object.keys(lists) : []).flatMap((name) =>
      listed(['submit'], ['submit', 'lists', name], read('submit', 'lists', name)),
    ),
    ...listed(['staff'], ['staff', 'columns'], read('staff', 'columns')),
    ...listed(['staff'], ['staff', 'about'], read('staff', 'about')),
    ...single(['sections', 'record']),
    ...conditional(['sections'], read('sections', 'when')),
    ...single(['lookup', 'record']).map((one) => ({ ...one, cut: ['lookup'] })),
    ...keysOf(['lookup'], ['lookup', 'by'], read('lookup', 'by')),
    ...keysOf(['lookup'], ['lookup', 'gives'], read('lookup', 'gives')),
    ...listed(['lookup'], ['lookup', 'offers'], read('lookup', 'offers')),
    ...keysOf(['sample'], ['sample'], read('sample')),
  ];
}

/** Returns whether a use is of an answer, or of one in it. */
export const isUseOf = ({ answer }: Use, path: readonly string[]): boolean =>
  path.length <= answer.length && path.every((name, index) => name === answer[index]);

/** Returns the document with another name in a use. @param depth of the name in the path of the answer */
export function renamedUse(
  document: Json,
  { at, isKey, name, answer }: Use,
  [depth, to]: readonly [depth: number, to: string],
  shared: SharedFiles,
): Json {
  const [, prefix = '', written = ''] = /^((?:\.\.\/)*\/?)(.*)$/u.exec(name) ?? [];
  const parts = written.split('/');
  const index = parts.length - (answer.length - depth);
  // A name that begins within what is renamed says nothing of it.
  if (index < 0) return document;
  const next = prefix + parts.map((part, place) => (place === index ? to : part)).join('/');
  if (!isKey) return writeAt(document, at, next, shared);
  const around = at.slice(0, -1);
  const record = readAt(document, around, shared);
  return isRecord(record)
    ? writeAt(document, around, withKey(record, name, next), shared)
    : document;
}
