import { type Json, type Path, withValueAt } from '../../definition/model/values';
import { type SectionsDraft, type Level, type Node, nodeToWire, parseNode } from './sectionsDraft';
import { rowOf } from './rows';

/** The target of a move; the parent of a section is undefined. */
export interface RowPosition {
  readonly parent: number | undefined;
  /** The index among the other children. */
  readonly index: number;
}

export function inserted(
  draft: SectionsDraft,
  wire: Json,
  { parent, index }: RowPosition,
): SectionsDraft {
  let { next } = draft;
  const node = parseNode(wire, levelBelow(draft, parent), () => next++);
  return { ...placed(draft, node, { parent, index }), next };
}

/** Returns the draft with a copy of a node after it. */
export function duplicated(draft: SectionsDraft, id: number): SectionsDraft {
  const row = rowOf(draft, id);
  if (!row) return draft;
  const wire = nodeToWire(row.node, row.level);
  return inserted(draft, wire, { parent: row.parent, index: row.index + 1 });
}

export const removed = (draft: SectionsDraft, id: number): SectionsDraft =>
  mapped(draft, id, () => []);

/** Returns the draft with a node moved; unchanged if its level does not fit there. */
export function movedNode(draft: SectionsDraft, id: number, place: RowPosition): SectionsDraft {
  const row = rowOf(draft, id);
  if (row?.level !== levelBelow(draft, place.parent)) return draft;
  return placed(removed(draft, id), row.node, place);
}

export const changed = (draft: SectionsDraft, id: number, path: Path, value: Json): SectionsDraft =>
  mapped(draft, id, (node) => ({ ...node, wire: withValueAt(node.wire, path, value) }));

/** Returns the draft with another payload for a node, which keeps its id. */
export function replaced(
  draft: SectionsDraft,
  id: number,
  change: (wire: Json) => Json,
): SectionsDraft {
  const row = rowOf(draft, id);
  if (!row) return draft;
  let { next } = draft;
  const wire = change(nodeToWire(row.node, row.level));
  const node = { ...parseNode(wire, row.level, () => next++), id };
  return { ...mapped(draft, id, () => node), next };
}

const levelBelow = (draft: SectionsDraft, parent: number | undefined): Level =>
  parent === undefined ? 0 : (((rowOf(draft, parent)?.level ?? 0) + 1) as Level);

function placed(draft: SectionsDraft, node: Node, { parent, index }: RowPosition): SectionsDraft {
  if (parent === undefined) {
    return { ...draft, sections: draft.sections.toSpliced(index, 0, node) };
  }
  return mapped(draft, parent, ({ children = [], ...before }) => ({
    ...before,
    children: children.toSpliced(index, 0, node),
  }));
}

/** What takes the place of a node. */
type Change = (node: Node) => Node | readonly Node[];

const mapped = (draft: SectionsDraft, id: number, change: Change): SectionsDraft => ({
  ...draft,
  sections: mapAll(draft.sections, id, change),
});

const mapAll = (nodes: readonly Node[], id: number, change: Change): Node[] =>
  nodes.flatMap((node) =>
    node.id === id
      ? change(node)
      : { ...node, children: node.children && mapAll(node.children, id, change) },
  );
