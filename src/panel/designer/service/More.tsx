import { type ReactNode, useState } from 'react';

interface ScrolledTableProps {
  readonly label: string;
  readonly className?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Renders a table that is scrolled by itself. */
export const ScrolledTable = ({ label, className = '', head, rows }: ScrolledTableProps) => (
  <div className={`ds-request ${className}`} tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {head.map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
