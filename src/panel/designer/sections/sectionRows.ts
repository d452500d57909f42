import { TYPES } from '../../../definition/sections/questions';
import {
  dotted,
  isRecord,
  type Json,
  type Path,
  valueAt,
  type Values,
  withValueAt,
} from '../../../definition/model/values';
import { insertedIn, removedFrom } from '../core/lists';
import { wordsIn } from '../core/rowWords';
import {
  type Change,
  type Changed,
  type Grammar,
  neighbourOf,
  type Row,
  type RowPosition,
} from '../core/tree';
import { t } from '../../language/t';
import { kindOf } from './kinds';

/** 0: section, 1: question, 2: column. */
export type Level = 0 | 1 | 2;

/** The paths of the rows in the payload of a row, by its level; undefined if it can have none. */
const BELOW: readonly (Path | undefined)[] = [['body'], ['list', 'listItem'], undefined];

/** Returns the path of the list in which the rows of another are. */
const listIn = (parent: Pick<Row, 'at' | 'level'> | undefined): Path =>
  parent ? [...parent.at, ...(BELOW[parent.level] ?? [])] : [];

function rowsBelow(list: Json | undefined, parent: Row | undefined): readonly Row[] {
  if (!Array.isArray(list)) return [];
  const at = listIn(parent);
  const level = parent ? parent.level + 1 : 0;
  return list.flatMap((value, index) => {
    const here = [...at, index];
    const inside = BELOW[level] && valueAt(value, BELOW[level]);
    const children = Array.isArray(inside) ? inside.length : undefined;
    const row: Row = {
      ...{ id: dotted(here), at: here, level, parent: parent?.id, index, value, children },
      ...(level === 0 && { isOpen: true }),
    };
    return [row, ...rowsBelow(inside, row)];
  });
}

const rows: Grammar['rows'] = (document) => rowsBelow(document, undefined);

/** Returns the path of the list that a place is in. */
function listFor(document: Json, parent: string | undefined): Path {
  return listIn(parent === undefined ? undefined : rows(document).find(({ id }) => id === parent));
}

/** Adds a row to another, or to the document, and selects it. */
export const inserted =
  (value: Json, { parent, index }: RowPosition): Change =>
  (document): Changed => {
    const list = listFor(document, parent);
    return {
      document: insertedIn(document, list, index, value),
      selected: dotted([...list, index]),
    };
  };

const remove = (row: Row): Change => {
  const list = row.at.slice(0, -1);
  return (document) => {
    const next = removedFrom(document, list, row.index);
    const other = rows(document).find(({ id }) => id === neighbourOf(rows(document), row));
    const isAfter = other && other.parent === row.parent && other.index > row.index;
    return { document: next, selected: isAfter ? row.id : other?.id };
  };
};

const takes: Grammar['takes'] = (parent, row) => parent.level === 0 && row.level === 1;

/** Moves a row; nothing changes if it does not fit there. */
const move =
  (row: Row, place: RowPosition): Change =>
  (document) => {
    const parent = rows(document).find(({ id }) => id === place.parent);
    if (place.parent !== row.parent && !(parent && takes(parent, row))) return { document };
    return inserted(row.value, place)(removedFrom(document, row.at.slice(0, -1), row.index));
  };

const copy = (row: Row): Change =>
  inserted(row.value, { parent: row.parent, index: row.index + 1 });

/** Writes a part of a row. */
export const written =
  (row: Row, path: Path, value: Json): Change =>
  (document) => ({ document: withValueAt(document, [...row.at, ...path], value) });

/** Replaces the payload of a row. */
export const replaced =
  (row: Row, change: (value: Json) => Json): Change =>
  (document) => ({ document: withValueAt(document, row.at, change(row.value)) });

/** Returns the payload of a row; empty if it is not an object. */
export const saysOf = ({ value }: Pick<Row, 'value'>): Values => (isRecord(value) ? value : {});

/** Returns the type of a question or a column; some servers send it as a text. */
export function elementTypeOf(row: Pick<Row, 'value'>): number | undefined {
  const { elType } = saysOf(row);
  const type = typeof elType === 'number' || typeof elType === 'string' ? Number(elType) : NaN;
  return Object.values<number>(TYPES).includes(type) ? type : undefined;
}

const LEVELS = [
  { what: 'section', numbered: 'section {{number}}', key: 'title' },
  { what: 'question', numbered: 'question {{number}}', key: 'elLable' },
  { what: 'column', numbered: 'column {{number}}', key: 'elLable' },
] as const;

/** The sections that staff compose: a list of sections with questions, which may have columns. */
export const SECTIONS: Grammar = {
  rows,
  move,
  copy,
  remove,
  takes,
  write: (row, path, value) => written(row, path, value ?? null),
  words: (row) => {
    const { title, elLable } = saysOf(row);
    const kind = kindOf(elementTypeOf(row));
    return {
      ...(LEVELS[row.level] ?? LEVELS[2]),
      name: wordsIn(title) ?? wordsIn(elLable),
      icon: row.level === 0 ? undefined : (kind?.icon ?? 'unknown'),
      detail: row.level === 0 ? undefined : kind && t(kind.name),
    };
  },
};
