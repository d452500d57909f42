import { useBuilder } from './builder';
import type { Node } from './sectionsDraft';
import type { OutlineRowData } from './rows';
import { t } from '../language/t';

interface MarksProps {
  readonly row: OutlineRowData;
  /** Its children are hidden, so their issues are marked here. */
  readonly isClosed: boolean;
}

/** Renders the number of issues of a row; a list counts those of its columns. */
export function Marks({ row: { node, level }, isClosed }: MarksProps) {
  const { issues, isRefused } = useBuilder();
  const ids = new Set(level === 0 && !isClosed ? [node.id] : idsIn(node));
  const count = issues.filter(({ id }) => ids.has(id)).length;
  if (count === 0) return null;
  return (
    <span
      className="sb-mark"
      data-refused={isRefused}
      title={t('{{number}} to finish', { number: count })}
    >
      {count}
      <span className="visually-hidden"> {t('to finish')}</span>
    </span>
  );
}

const idsIn = ({ id, children = [] }: Node): readonly number[] => [id, ...children.flatMap(idsIn)];
