import type { Path } from '../../../../definition/model/values';
import { CHILDREN, type SectionsDraft, type Level, type Node } from '../sectionsDraft';

export interface OutlineRowData {
  readonly node: Node;
  readonly level: Level;
  readonly parent: number | undefined;
  readonly index: number;
  /** Its path on the wire: [2, "body", 0, "list", "listItem", 1]. */
  readonly at: Path;
}

/** Returns all nodes in order, each after its parent. */
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

/** Returns the row of a node; undefined if the draft does not contain it. */
export const rowOf = (draft: SectionsDraft, id: number | undefined): OutlineRowData | undefined =>
  id === undefined ? undefined : outlineRows(draft).find(({ node }) => node.id === id);

/** Returns a row and its ancestors, from the section down. */
export function pathTo(draft: SectionsDraft, id: number | undefined): readonly OutlineRowData[] {
  const row = rowOf(draft, id);
  return row ? [...pathTo(draft, row.parent), row] : [];
}

/** Returns a node's siblings and itself, in order. */
export const siblingsIn = (draft: SectionsDraft, parent: number | undefined): readonly Node[] =>
  parent === undefined ? draft.sections : (rowOf(draft, parent)?.node.children ?? []);
