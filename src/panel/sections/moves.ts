import type { SectionsDraft } from './sectionsDraft';
import type { RowPosition } from './edits';
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
  return row.level === 1
    ? questionPlace(draft, row, target, from < to)
    : siblingPlace(draft, row, target, from < to);
}

/** Sections stay among sections, columns in their list. */
function siblingPlace(
  draft: SectionsDraft,
  row: OutlineRowData,
  target: OutlineRowData,
  isDown: boolean,
): RowPosition {
  const last = siblingsIn(draft, row.parent).length - 1;
  const isSibling = target.level === row.level && target.parent === row.parent;
  return { parent: row.parent, index: isSibling ? target.index : isDown ? last : 0 };
}

function questionPlace(
  draft: SectionsDraft,
  row: OutlineRowData,
  target: OutlineRowData,
  isDown: boolean,
): RowPosition | undefined {
  const { parent, index } = target;
  if (target.level === 2) {
    const question = rowOf(draft, parent);
    return question && question.node.id !== row.node.id
      ? questionPlace(draft, row, question, isDown)
      : undefined;
  }
  if (target.level === 0) return headPlace(draft, target, isDown);
  if (parent === row.parent || !isDown) return { parent, index };
  return { parent, index: index + 1 };
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

/** Returns the target of one step up or down; a question moves on to the neighbouring section.
 * Returns undefined at the end. */
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
