import type { ReactNode } from 'react';
import { PanelIcon } from '../layout/PanelIcon';

interface ColumnHeadProps {
  readonly column: { readonly name: string; readonly label: string; readonly sortable?: boolean };
  /** The column to sort by; a leading "-" sorts in descending order. */
  readonly order: string;
  readonly onOrder: (order: string) => void;
  /** Stands before the heading. */
  readonly children?: ReactNode;
}

/** Renders a column heading; in a sortable column, a button that sorts ascending, then descending. */
export function ColumnHead({ column, order, onOrder, children }: ColumnHeadProps) {
  const { name, label, sortable = false } = column;
  if (!sortable) {
    return (
      <th role="columnheader" scope="col">
        {children}
        {label}
      </th>
    );
  }
  const isUp = order === name;
  const isDown = order === `-${name}`;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      {children}
      <button type="button" className="pn-sort" onClick={() => onOrder(isUp ? `-${name}` : name)}>
        {label}
        <PanelIcon shape={isUp ? 'up' : isDown ? 'down' : 'sort'} />
      </button>
    </th>
  );
}
