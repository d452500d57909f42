import { type Grammar, type Row, type RowPosition, rowOf, rowsIn } from './tree';

type Takes = Grammar['takes'];

/** Returns the rows among whose rows one may be moved, in order. */
const parentsFor = (rows: readonly Row[], row: Row, takes: Takes): readonly Row[] =>
  row.parent === undefined ? [] : rows.filter((parent) => takes(parent, row));

/**
 * Returns the target of a row that is dropped on another one: after it if dragged down, before it if dragged up; undefined
 * if it does not move.
 * @param shown the visible rows, in order
 */
export function dropPlace(
  rows: readonly Row[],
  shown: readonly Row[],
  [dragged, over]: readonly [dragged: string, over: string],
  takes: Takes,
): RowPosition | undefined {
  const from = shown.findIndex(({ id }) => id === dragged);
  const to = shown.findIndex(({ id }) => id === over);
  const [row, target] = [shown[from], shown[to]];
  if (!row || !target || from === to || target.level > row.level) return undefined;
  const isDown = from < to;
  const parents = parentsFor(rows, row, takes);
  if (parents.length <= 1) return siblingPlace(rows, row, target, isDown);
  const at = parents.findIndex(({ id }) => id === target.parent);
  if (at >= 0) {
    const { parent, index } = target;
    return { parent, index: isDown && parent !== row.parent ? index + 1 : index };
  }
  return headPlace(rows, parents, target, isDown);
}

/** Rows that have one possible parent stay in it. */
function siblingPlace(rows: readonly Row[], row: Row, target: Row, isDown: boolean): RowPosition {
  const last = rowsIn(rows, row.parent).length - 1;
  const isSibling = target.parent === row.parent;
  return { parent: row.parent, index: isSibling ? target.index : isDown ? last : 0 };
}

/** On a head: first below it if dragged down, last in what is before it if dragged up. */
function headPlace(
  rows: readonly Row[],
  parents: readonly Row[],
  target: Row,
  isDown: boolean,
): RowPosition | undefined {
  const order = rows.indexOf(target);
  const before = parents.filter((parent) => rows.indexOf(parent) < order).at(-1);
  const after = parents.find((parent) => rows.indexOf(parent) >= order);
  const parent = isDown ? (after ?? before) : (before ?? after);
  if (!parent) return undefined;
  const isLast = parent === before && parent !== after;
  return { parent: parent.id, index: isLast ? rowsIn(rows, parent.id).length : 0 };
}

/** Returns the target of one step up or down, also in the next parent that takes the row; undefined at the end. */
export function stepPlace(
  rows: readonly Row[],
  id: string,
  step: 1 | -1,
  takes: Takes,
): RowPosition | undefined {
  const row = rowOf(rows, id);
  if (!row) return undefined;
  const index = row.index + step;
  if (index >= 0 && index < rowsIn(rows, row.parent).length) return { parent: row.parent, index };
  const parents = parentsFor(rows, row, takes);
  const next = parents[parents.findIndex((parent) => parent.id === row.parent) + step];
  if (!next || next.id === row.parent) return undefined;
  return { parent: next.id, index: step === 1 ? 0 : rowsIn(rows, next.id).length };
}
