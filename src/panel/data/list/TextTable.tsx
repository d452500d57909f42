import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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

interface TextTableProps<T> {
  readonly label: string;
  /** The cells of the first one are headings of their rows; false: it is not there. */
  readonly columns: readonly (TextColumn<T> | false)[];
  readonly rows: readonly T[];
}

/** Scrolls sideways by itself on a phone; what it contains stays in one line. */
const SCROLLED = {
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Renders a short table that is neither sorted nor cut into pages. */
export function TextTable<T>({ label, columns, rows }: TextTableProps<T>) {
  const shown = columns.filter((column) => column !== false);
  return (
    <Box sx={SCROLLED} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
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
    </Box>
  );
}
