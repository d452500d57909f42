import { type ComponentProps, type ReactNode, useState } from 'react';
import { PlainTable } from '../../data/list/PlainTable';

interface ScrolledTableProps extends ComponentProps<typeof PlainTable> {
  readonly label: string;
}

/** Renders a table that is scrolled by itself. */
export const ScrolledTable = ({ label, className = '', ...table }: ScrolledTableProps) => (
  <div className={`ds-request ${className}`} tabIndex={0} role="region" aria-label={label}>
    <PlainTable {...table} />
  </div>
);

interface MoreProps {
  readonly label: string;
  readonly isEmpty?: boolean;
  readonly children: () => ReactNode;
}

/** Renders what is seldom needed, once it is opened. */
export function More({ label, isEmpty = false, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  if (isEmpty) return null;
  return (
    <details className="ds-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      <div className="stack-20">{isOpen && children()}</div>
    </details>
  );
}
