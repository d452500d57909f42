import type { SectionsDraft } from '../sectionsDraft';
import type { RowPosition } from '../editHistory';
import { type OutlineRowData, rowOf, siblingsIn } from './rows';

/**
 * Returns the target of a row that is dropped on another one: after it if dragged down, before it if
 * dragged up; undefined if it does not move.
 * @param shown the visible rows, in order
 */
export function dropPlace(
  draft: SectionsDraft,
  shown: readonly OutlineRowData[],
  dragged: number,
  over: number,
): RowPosition | undefined {
  const from = shown.findIndex(({ node }) => node.id === dragged);
  const to = shown.findIndex(({ node }) => node.id === over);
  const [row, target] = [shown[from], shown[to]];
  if (!row || !target || from === to) return undefined;
  const isDown = from < to;
  if (row.level !== 1) return siblingPlace(draft, row, target, isDown);
  // Columns are hidden while a question is dragged.
  if (target.level === 0) return headPlace(draft, target, isDown);
  const { parent, index } = target;
  return { parent, index: isDown && parent !== row.parent ? index + 1 : index };
}

/** Sections stay among sections, columns in their list. */
function siblingPlace(
  draft: SectionsDraft,
  row: OutlineRowData,
  target: OutlineRowData,
  isDown: boolean,
): RowPosition {
  const last = siblingsIn(draft, row.parent).length - 1;
  const isSibling = target.parent === row.parent;
  return { parent: row.parent, index: isSibling ? target.index : isDown ? last : 0 };
}

/** On a section's title: first in it if dragged down, last in the previous section if dragged up. */
function headPlace(
  draft: SectionsDraft,
  { node, index }: OutlineRowData,
  isDown: boolean,
): RowPosition {
  const before = draft.sections[index - 1];
  if (isDown || !before) return { parent: node.id, index: 0 };
  return { parent: before.id, index: before.children?.length ?? 0 };
}

/** Returns the target of one step up or down, for a question also in the next section; undefined at the end. */
export function stepPlace(draft: SectionsDraft, id: number, step: 1 | -1): RowPosition | undefined {
  const row = rowOf(draft, id);
  if (!row) return undefined;
  const index = row.index + step;
  if (index >= 0 && index < siblingsIn(draft, row.parent).length) {
    return { parent: row.parent, index };
  }
  if (row.level !== 1) return undefined;
  const section = draft.sections[(rowOf(draft, row.parent)?.index ?? 0) + step];
  return section && { parent: section.id, index: step === 1 ? 0 : (section.children?.length ?? 0) };
}
