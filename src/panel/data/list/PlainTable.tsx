import './table.css';
import type { ReactNode } from 'react';

interface PlainTableProps {
  readonly className?: string;
  /** The headings of the columns; without any there is no head. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Renders a table of answers or values as browsers do. */
export const PlainTable = ({ className = 'pn-plain', head, rows }: PlainTableProps) => (
  <table className={className}>
    {head.length > 0 && (
      <thead>
        <tr>
          {head.map((text, column) => (
            <th key={column} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
    )}
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
);
