import { useBuilder } from './builder';
import type { Node } from './draft';
import type { OutlineRowData } from './rows';

interface MarksProps {
  readonly row: OutlineRowData;
  /** What stands in it is not to be seen: it is marked here. */
  readonly isClosed: boolean;
}

/** How many faults a line has; a list is marked for its columns. */
export function Marks({ row: { node, level }, isClosed }: MarksProps) {
  const { issues, isRefused } = useBuilder();
  const ids = new Set(level === 0 && !isClosed ? [node.id] : idsIn(node));
  const count = issues.filter(({ id }) => ids.has(id)).length;
  if (count === 0) return null;
  return (
    <span className="sb-mark" data-refused={isRefused} title={`${count} to finish`}>
      {count}
      <span className="visually-hidden"> to finish</span>
    </span>
  );
}

const idsIn = ({ id, children = [] }: Node): readonly number[] => [id, ...children.flatMap(idsIn)];
