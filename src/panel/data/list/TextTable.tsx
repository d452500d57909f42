import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** There is no room for it on a phone. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** A column: its heading, and what a row has in it. */
interface TextColumn<T> {
  readonly head: ReactNode;
  readonly cell: (row: T) => ReactNode;
  readonly isWide?: boolean;
  readonly align?: 'right';
}

interface TextTableProps<T> extends Omit<TableProps, 'children'> {
  /** The cells of the first one are headings of their rows; false: it is not there. */
  readonly columns: readonly (TextColumn<T> | false)[];
  readonly rows: readonly T[];
}

const ROOMY = { '& :is(th, td)': { padding: 'var(--rega-space-8) var(--rega-space-12)' } } as const;

/** Renders a short table that is neither sorted nor cut into pages. */
export function TextTable<T>({ columns, rows, ...table }: TextTableProps<T>) {
  const shown = columns.filter((column) => column !== false);
  return (
    <Table {...table}>
      <TableHead>
        <TableRow>
          {shown.map(({ head, isWide, align }, index) => (
            <TableCell
              key={index}
              align={align}
              sx={isWide ? WIDE : undefined}
              {...(!head && { component: 'td' })}
            >
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          <TableRow key={at}>
            {shown.map(({ cell, isWide, align }, index) => (
              <TableCell
                key={index}
                align={align}
                sx={isWide ? WIDE : undefined}
                {...(index === 0 && { component: 'th', scope: 'row' })}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Renders a short table in a frame, which is scrolled by itself. */
export const FramedTable = <T,>(table: TextTableProps<T>) => (
  <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
    <TextTable sx={ROOMY} {...table} />
  </Paper>
);
