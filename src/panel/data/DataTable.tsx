import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ColumnHead } from './ColumnHead';
import { Pager } from './Pager';
import './data.css';
import './table.css';

export interface Column<T> {
  readonly name: string;
  readonly label: string;
  /** The server can order by it. */
  readonly sortable?: boolean;
  /** Left out: the property of that name, as text. */
  readonly render?: (row: T) => ReactNode;
}

interface TableState {
  readonly page: number;
  readonly perPage: number;
  readonly order: string;
}

interface DataTableProps<T> extends TableState {
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly total: number;
  readonly onChange: (change: Partial<TableState>) => void;
  /** Where the first cell of a row leads. */
  readonly rowHref: (row: T) => string;
  /** What the table lists: "Blogs". */
  readonly label: string;
  /** Said instead of rows. */
  readonly empty: ReactNode;
  readonly actions?: (row: T) => ReactNode;
  /** Rows that stand out, such as unread ones. */
  readonly emphasis?: (row: T) => boolean;
}

/**
 * A page of rows, ordered and cut by the server. A card for each row on a phone; the roles are said
 * because tables that are no tables in a style sheet lose theirs.
 */
export function DataTable<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { columns, rows, total, page, perPage, order, onChange, label, empty, actions } = props;
  if (rows.length === 0 && page === 1) return <div className="pn-empty">{empty}</div>;
  return (
    <div className="pn-list">
      <div className="pn-table-frame">
        <table className="pn-table" role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <ColumnHead
                  key={column.name}
                  column={column}
                  order={order}
                  onOrder={(next) => onChange({ order: next })}
                />
              ))}
              {actions && (
                <th role="columnheader" scope="col" className="pn-table-end">
                  <span className="pn-unseen">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Row key={row.id} row={row} {...props} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager {...{ label, total, page, perPage, onChange }} />
    </div>
  );
}

function Row<T extends { readonly id: string }>({
  row,
  columns,
  rowHref,
  actions,
  emphasis,
}: DataTableProps<T> & { readonly row: T }) {
  return (
    <tr role="row" className={emphasis?.(row) ? 'pn-strong' : undefined}>
      {columns.map((column, index) => (
        <td key={column.name} role="cell" data-label={column.label}>
          {index === 0 ? (
            <Link href={rowHref(row)} className="pn-row-link">
              {cellOf(row, column) || '—'}
            </Link>
          ) : (
            cellOf(row, column)
          )}
        </td>
      ))}
      {actions && (
        <td role="cell" className="pn-table-end">
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

function cellOf<T extends object>(row: T, { name, render }: Column<T>): ReactNode {
  if (render) return render(row);
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' || typeof value === 'number' ? (
    <bdi dir="auto">{value}</bdi>
  ) : null;
}
