import type { Path } from '../../definition/model/values';
import { CHILDREN, type SectionsDraft, type Level, type Node } from './draft';

/** A node as a line of the outline. */
export interface OutlineRowData {
  readonly node: Node;
  readonly level: Level;
  readonly parent: number | undefined;
  readonly index: number;
  /** Where it stands on the wire: [2, "body", 0, "list", "listItem", 1]. */
  readonly at: Path;
}

/** All nodes from the first to the last, each behind the one that it stands in. */
export const outlineRows = ({ sections }: SectionsDraft): readonly OutlineRowData[] =>
  below(sections, 0, undefined, []);

const below = (
  nodes: readonly Node[],
  level: Level,
  parent: number | undefined,
  at: Path,
): readonly OutlineRowData[] =>
  nodes.flatMap((node, index) => {
    const row = { node, level, parent, index, at: [...at, index] };
    const inside = [...row.at, ...(CHILDREN[level] ?? [])];
    return [row, ...below(node.children ?? [], (level + 1) as Level, node.id, inside)];
  });

/** The row of a node; undefined where the draft has no such node. */
export const rowOf = (draft: SectionsDraft, id: number | undefined): OutlineRowData | undefined =>
  id === undefined ? undefined : outlineRows(draft).find(({ node }) => node.id === id);

/** A row and the rows that it stands in, from the section down. */
export function pathTo(draft: SectionsDraft, id: number | undefined): readonly OutlineRowData[] {
  const row = rowOf(draft, id);
  return row ? [...pathTo(draft, row.parent), row] : [];
}

/** The nodes that stand beside one another, in their order. */
export const siblingsIn = (draft: SectionsDraft, parent: number | undefined): readonly Node[] =>
  parent === undefined ? draft.sections : (rowOf(draft, parent)?.node.children ?? []);
