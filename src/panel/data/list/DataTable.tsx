import type { LoadState } from '../../../platform/api/useFetched';
import { Empty, Waiting } from '../Waiting';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { MouseEvent as PressEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { HIDDEN, PHONE } from '../../base/theme';
import { t } from '../../language/t';
import { Pager, useDensity } from './Pager';
import type { PageRows } from './pageIn';
import type { ListUse } from './useListQuery';
import { useRowFocus } from './useRowFocus';
import '../data.css';
import './table.css';

export interface Column<T> {
  readonly name: string;
  readonly label: string;
  /** The server can sort by this column. */
  readonly sortable?: boolean;
  /** Default: the property with the column's name, as text. */
  readonly render?: (row: T) => ReactNode;
}

interface DataTableProps<T> {
  readonly list: ListUse;
  readonly page: PageRows<T>;
  readonly columns: readonly Column<T>[];
  /** Returns the URL that the first cell of a row links to; left out: none. */
  readonly rowHref?: (row: T) => string;
  /** Accessible name of the table: "Blogs". */
  readonly label: string;
  /** Stands in the place of a list without rows. */
  readonly empty: string;
  readonly actions?: (row: T) => ReactNode;
  /** Returns whether a row is highlighted, such as an unread one. */
  readonly emphasis?: (row: T) => boolean;
  /** Returns whether a row has left the list by what was done to it. */
  readonly hasLeft?: (row: T) => boolean;
  /** The id of the row that is shown beside the list. */
  readonly current?: string | undefined;
  /** Gives each row a check box. */
  readonly choosing?: Choosing<T>;
}

interface Choosing<T> {
  readonly chosen: ReadonlySet<string>;
  /** A press on a row chooses it, and opens nothing. */
  readonly byRow: boolean;
  /** @param isRange whether all between it and the last one are chosen, too: it was pressed with Shift */
  readonly onToggle: (id: string, isRange: boolean) => void;
  readonly onChoose: (ids: readonly string[]) => void;
  /** Names the check box of a row: "Choose Naz Ali". */
  readonly labelOf: (row: T) => string;
}

/**
 * Renders one page of rows, sorted and paginated by the server; on phones each row is a card. Roles
 * are explicit, because `display` in a style sheet removes a table's own.
 */
export function DataTable<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { list, page, columns, label, empty, actions, choosing } = props;
  const { rows, total } = page;
  const { density } = useDensity();
  useRowFocus(rows);
  if (rows.length === 0 && list.query.page === 1) return <Empty words={empty} />;
  return (
    <div className={`pn-list stack pn-${density}`}>
      {/* Clips the heading for screen readers, too, which would widen the page. */}
      <TableContainer sx={{ position: 'relative' }}>
        <Table className="pn-table" role="table" aria-label={label}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map((column, index) => (
                <ColumnHead key={column.name} column={column} list={list}>
                  {index === 0 && choosing && <ChooseAll choosing={choosing} rows={rows} />}
                </ColumnHead>
              ))}
              {actions && (
                <TableCell role="columnheader" className="pn-table-end">
                  <span className="visually-hidden">{t('Actions')}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {rows.map((row) => (
              <Row key={row.id} row={row} {...props} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Pager list={list} label={label} total={total} />
    </div>
  );
}

interface FetchedTableProps<T> extends Omit<DataTableProps<T>, 'page'> {
  readonly of: LoadState<PageRows<T>>;
}

/** Renders a list that is read from the server: until then a loading state, or an error with a retry button. */
export const FetchedTable = <T extends { readonly id: string }>({
  of,
  ...table
}: FetchedTableProps<T>) => (
  <Waiting of={of} isList>
    {(page) => <DataTable page={page} {...table} />}
  </Waiting>
);

interface ChooseAllProps {
  readonly choosing: Pick<Choosing<never>, 'chosen' | 'onChoose'>;
  readonly rows: readonly { readonly id: string }[];
}

function ChooseAll({ choosing: { chosen, onChoose }, rows }: ChooseAllProps) {
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return (
    <input
      type="checkbox"
      className="pn-choose"
      aria-label={t('Choose all on this page')}
      checked={isAll}
      onChange={() => onChoose(isAll ? [] : rows.map(({ id }) => id))}
    />
  );
}

function Row<T extends { readonly id: string }>(props: DataTableProps<T> & { readonly row: T }) {
  const { row, columns, rowHref, actions, emphasis, hasLeft, choosing, current } = props;
  const choose = (event: PressEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    choosing?.onToggle(row.id, false);
  };
  return (
    <TableRow
      hover
      role="row"
      data-id={row.id}
      {...(rowHref && { onClick: openRow })}
      {...(choosing?.byRow && { onClickCapture: choose })}
      className={hasLeft?.(row) ? 'pn-left' : emphasis?.(row) ? 'pn-strong' : undefined}
      aria-current={row.id === current ? 'true' : undefined}
      aria-selected={choosing ? choosing.chosen.has(row.id) : undefined}
    >
      {columns.map((column, index) => (
        <TableCell
          key={column.name}
          role="cell"
          data-column={column.name}
          data-label={column.label}
        >
          {index === 0 && choosing && (
            <input
              type="checkbox"
              className="pn-choose"
              aria-label={choosing.labelOf(row)}
              checked={choosing.chosen.has(row.id)}
              onChange={({ nativeEvent }) =>
                choosing.onToggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          )}
          {index === 0 && rowHref ? (
            <Link href={rowHref(row)} className="pn-row-link">
              {cellOf(row, column) || '—'}
            </Link>
          ) : (
            cellOf(row, column)
          )}
        </TableCell>
      ))}
      {actions && (
        <TableCell role="cell" className="pn-table-end">
          {actions(row)}
        </TableCell>
      )}
    </TableRow>
  );
}

/** Opens a row whose link was missed; whoever selects a text in it stays. */
function openRow({ target, currentTarget, defaultPrevented }: PressEvent<HTMLElement>): void {
  if (defaultPrevented || String(getSelection()) !== '') return;
  if (target instanceof Element && target.closest('a,button,input,label')) return;
  currentTarget.querySelector<HTMLElement>('.pn-row-link')?.click();
}

function cellOf<T extends object>(row: T, { name, render }: Column<T>): ReactNode {
  if (render) return render(row);
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' || typeof value === 'number' ? (
    <bdi dir="auto">{value}</bdi>
  ) : null;
}

interface ColumnHeadProps {
  readonly column: Pick<Column<never>, 'name' | 'label' | 'sortable'>;
  readonly list: ListUse;
  /** Stands before the heading. */
  readonly children?: ReactNode;
}

/** Renders a column heading; in a sortable column, a button that sorts ascending, then descending. */
function ColumnHead({ column, list, children }: ColumnHeadProps) {
  const { name, label, sortable = false } = column;
  const { order } = list.query;
  const isUp = order === name;
  const sort = isUp ? 'ascending' : order === `-${name}` ? 'descending' : 'none';
  return (
    <TableCell
      role="columnheader"
      aria-sort={sortable ? sort : undefined}
      // In the card layout only sortable headings are useful.
      sx={sortable ? undefined : { [PHONE]: HIDDEN }}
    >
      {children}
      {sortable ? (
        <TableSortLabel
          active={sort !== 'none'}
          direction={sort === 'descending' ? 'desc' : 'asc'}
          onClick={() => list.change({ order: isUp ? `-${name}` : name })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}
