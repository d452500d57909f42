import type { SharedFiles } from '../../../definition/model/resolve';
import {
  dotted,
  isRecord,
  type Json,
  type Path,
  type Values,
} from '../../../definition/model/values';
import { insertedIn, removedFrom } from '../core/lists';
import { blank } from '../core/rowWords';
import {
  type Change,
  type Changed,
  neighbourOf,
  type Row,
  type RowPosition,
  rowOf,
} from '../core/tree';
import { cutAt, readAt, withKey, writeAt } from './document';
import { freeName } from './names';
import { type ServiceRow, serviceRows } from './serviceRows';
import { isUseOf, renamedUse, type Use, usesIn } from './uses';

/* The edits of a service. Each keeps the names of questions consistent in the whole document. */

const isWithinPath = (path: Path, around: Path): boolean =>
  around.length <= path.length && around.every((key, index) => key === path[index]);

/** Returns the keys of the record at a path. */
const keysAt = (document: Json, at: Path, shared: SharedFiles): string[] => {
  const record = readAt(document, at, shared);
  return isRecord(record) ? Object.keys(record) : [];
};

/** Gives a question another name, everywhere; the name must be free. */
export const renamed =
  (row: Pick<ServiceRow, 'at' | 'answer'>, to: string, shared: SharedFiles): Change =>
  (document) => {
    const from = row.at.at(-1);
    if (typeof from !== 'string' || from === to) return { document };
    if (keysAt(document, row.at.slice(0, -1), shared).includes(to)) return { document };
    return {
      document: withNewName(document, row, to, { shared, within: [] }),
      selected: dotted([...row.at.slice(0, -1), to]),
    };
  };

interface Renaming {
  readonly shared: SharedFiles;
  /** Only the uses in this part are renamed. */
  readonly within: Path;
}

export function withNewName(
  document: Json,
  { at, answer }: Pick<ServiceRow, 'at' | 'answer'>,
  to: string,
  { shared, within }: Renaming,
): Json {
  const depth = answer.length - 1;
  // From the innermost out, since a key that is renamed changes the places in it.
  const uses = usesIn(document, shared)
    .filter((use) => isUseOf(use, answer) && isWithinPath(use.at, within))
    .sort((a, b) => b.at.length - a.at.length);
  const next = uses.reduce((doc, use) => renamedUse(doc, use, [depth, to], shared), document);
  if (within.length > 0) return next;
  const around = at.slice(0, -1);
  const record = readAt(next, around, shared);
  return isRecord(record)
    ? writeAt(next, around, withKey(record, String(at.at(-1)), to), shared)
    : next;
}

/** Returns the uses that mean something, which a question does not lose silently. */
export const dependingOn = (
  document: Json,
  row: Pick<ServiceRow, 'at' | 'answer'>,
  shared: SharedFiles,
): readonly Use[] =>
  usesIn(document, shared).filter(
    (use) => isUseOf(use, row.answer) && !use.isList && !isWithinPath(use.at, row.at),
  );

/** Lists that may not be missing: without names they are shown as unfinished. */
const STAYS: ReadonlySet<string | number> = new Set(['fields', 'columns']);

/** Removes a question, and its name from everything that names it. */
function withoutQuestion(document: Json, row: ServiceRow, shared: SharedFiles): Json {
  let next = writeAt(document, row.at, undefined, shared);
  // Each cut changes the places of the others, and may take several uses away.
  for (let left = usesIn(next, shared).length; left > 0; left -= 1) {
    const use = usesIn(next, shared).find((one) => isUseOf(one, row.answer));
    if (!use) return next;
    const stays = use.cut.length > 1 && STAYS.has(use.cut.at(-2) ?? '');
    next = cutAt(next, use.cut, stays ? use.cut.length : use.of.length, shared);
  }
  return next;
}

export const questionsIn = (rows: readonly ServiceRow[], row: ServiceRow): readonly ServiceRow[] =>
  row.what === 'question'
    ? [row]
    : rows.filter(({ parent }) => parent === row.id).flatMap((one) => questionsIn(rows, one));

export const removed =
  (row: ServiceRow, shared: SharedFiles): Change =>
  (document) => {
    const rows = serviceRows(document, shared);
    const questions = questionsIn(rows, row);
    let next = questions.reduce((doc, one) => withoutQuestion(doc, one, shared), document);
    const list = row.at.slice(0, -1);
    if (row.what === 'step' || row.what === 'block') next = removedFrom(next, list, row.index);
    const steps = readAt(next, ['steps'], shared);
    if (Array.isArray(steps) && steps.length === 0)
      next = writeAt(next, ['steps'], undefined, shared);
    const other = rowOf(rows, neighbourOf(rows, row));
    const isAfter = other?.parent === row.parent && (other?.index ?? 0) > row.index;
    const id = row.what !== 'question' && isAfter ? row.id : other?.id;
    return { document: next, selected: rowOf(serviceRows(next, shared), id) ? id : undefined };
  };

/** Returns the path of the list with the names of a step's or a block's questions. */
const namesAt = (parent: Pick<ServiceRow, 'at'>): Path => [...parent.at, 'fields'];

/** Puts the name of a question among those of a step, a block, or the form. */
export function placed(
  document: Json,
  name: string,
  parent: ServiceRow,
  index: number,
  shared: SharedFiles,
): Json {
  if (parent.what === 'rest') return document;
  if (parent.what !== 'form') return insertedIn(document, namesAt(parent), index, name);
  const at = ['form', 'properties'];
  const fields = readAt(document, at, shared);
  return isRecord(fields) ? writeAt(document, at, ordered(fields, name, index), shared) : document;
}

/** Returns a record with one of its keys at another place. */
function ordered(record: Values, name: string, index: number): Values {
  const others = Object.entries(record).filter(([key]) => key !== name);
  const own = [name, record[name]] as const;
  return Object.fromEntries([...others.slice(0, index), own, ...others.slice(index)]);
}

export const moved =
  (row: ServiceRow, { parent, index }: RowPosition, shared: SharedFiles): Change =>
  (document): Changed => {
    const rows = serviceRows(document, shared);
    const to = rowOf(rows, parent) as ServiceRow | undefined;
    if (row.what === 'step' || row.what === 'block') {
      const list = row.what === 'block' && to ? [...to.at, 'blocks'] : ['steps'];
      const without = removedFrom(document, row.at.slice(0, -1), row.index);
      const next = insertedIn(without, list, index, readAt(document, row.at, shared) ?? {});
      return { document: next, selected: dotted([...list, index]) };
    }
    if (row.what !== 'question' || !to) return { document };
    const name = String(row.name);
    if (to.what === 'question') {
      const around = row.at.slice(0, -1);
      const record = readAt(document, around, shared);
      const next = isRecord(record) ? ordered(record, name, index) : undefined;
      return next
        ? { document: writeAt(document, around, next, shared), selected: row.id }
        : { document };
    }
    const from = rowOf(rows, row.parent) as ServiceRow | undefined;
    const isListed = from && (from.what === 'step' || from.what === 'block');
    const without = isListed ? removedFrom(document, namesAt(from), row.index) : document;
    return { document: placed(without, name, to, index, shared), selected: row.id };
  };

/** Adds a question with a free name to a step, a block, the form, a group or a list, and selects it. */
export const added =
  (
    parent: ServiceRow,
    [name, field]: readonly [string, Values],
    shared: SharedFiles,
    index = parent.children ?? 0,
  ): Change =>
  (document) => {
    const at = fieldsAt(parent);
    const free = freeName(name, [
      ...keysAt(document, at, shared),
      ...constantsOf(document, shared),
    ]);
    const next = writeAt(document, [...at, free], field, shared);
    return {
      document: parent.what === 'question' ? next : placed(next, free, parent, index, shared),
      selected: dotted([...at, free]),
    };
  };

export const constantsOf = (document: Json, shared: SharedFiles): string[] =>
  keysAt(document, ['submit', 'constants'], shared);

/** Returns the path of the questions of a row. */
function fieldsAt(row: ServiceRow): Path {
  if (row.what !== 'question') return ['form', 'properties'];
  return row.each ? [...row.at, 'items', 'properties'] : [...row.at, 'properties'];
}

/** Returns the names that a question in a row may name: of those that are beside it. */
export const namesInside = (document: Json, row: ServiceRow, shared: SharedFiles): string[] =>
  keysAt(document, fieldsAt(row), shared);

/** Adds a step behind another one; the questions so far are in one of their own. */
export const stepAdded =
  (step: Values, shared: SharedFiles, index?: number): Change =>
  (document) => {
    const steps = readAt(document, ['steps'], shared);
    if (Array.isArray(steps)) {
      const place = index ?? steps.length;
      return {
        document: insertedIn(document, ['steps'], place, step),
        selected: dotted(['steps', place]),
      };
    }
    const title = readAt(document, ['form', 'title'], shared) ?? blank();
    const { properties } = (readAt(document, ['form'], shared) ?? {}) as Values;
    const fields = isRecord(properties) ? Object.keys(properties) : [];
    const all = fields.length > 0 ? [{ title, fields }, step] : [step];
    return {
      document: writeAt(document, ['steps'], all, shared),
      selected: dotted(['steps', all.length - 1]),
    };
  };

/** Adds a block to a step, whose questions so far are in a block of their own. */
export const blockAdded =
  (row: ServiceRow, block: Values, shared: SharedFiles): Change =>
  (document) => {
    const { blocks, fields, ...step } = row.value;
    const own = Array.isArray(fields) && fields.length > 0 ? [{ fields }] : [];
    const all = [...(Array.isArray(blocks) ? blocks : own), block];
    return {
      document: writeAt(document, row.at, { ...step, blocks: all }, shared),
      selected: dotted([...row.at, 'blocks', all.length - 1]),
    };
  };

/** Writes a keyword of a row, or a part of it; undefined removes it. */
export const written =
  (row: Row, path: Path, value: Json | undefined, shared: SharedFiles): Change =>
  (document) => ({
    document:
      value === undefined
        ? cutAt(document, [...row.at, ...path], row.at.length, shared)
        : writeAt(document, [...row.at, ...path], value, shared),
  });
