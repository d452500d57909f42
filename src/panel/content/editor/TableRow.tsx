import type { KeyboardEvent } from 'react';
import type { Language } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { RowTools } from './RowTools';
import type { EditedColumn } from './tableValue';
import { TableCell } from './TableCell';
import { t } from '../../language/t';

interface TableRowProps {
  readonly path: string;
  readonly row: readonly Json[];
  readonly index: number;
  readonly count: number;
  readonly language: Language;
  readonly columns: readonly EditedColumn[];
  /** Reports a cell of a row that is to be as long as the table is wide. */
  readonly onCell: (column: number, cell: Json) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A row of a table; the arrows up and down, and Enter, lead to the same column of another. */
export function TableRow(props: TableRowProps) {
  const { path, row, index, count, language, columns, onCell, onMove, onRemove } = props;
  return (
    <tr onKeyDown={toNeighbour}>
      {columns.map((column, place) => (
        <td key={place}>
          <TableCell
            path={`${path}.${index}.${place}`}
            name={t('Row {{number}}, {{title}}', { number: index + 1, title: column.title })}
            cell={row[place]}
            column={column}
            language={language}
            onCell={(cell) => onCell(place, cell)}
          />
        </td>
      ))}
      <td className="pn-cells-tools">
        <RowTools
          name={t('row {{number}}', { number: index + 1 })}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </td>
    </tr>
  );
}

const STEPS: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
  Enter: 'nextElementSibling',
};

function toNeighbour(event: KeyboardEvent<HTMLTableRowElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const cell = target.closest('td');
  const other = currentTarget[step];
  if (!cell || !(other instanceof HTMLTableRowElement)) return;
  other.cells[cell.cellIndex]?.querySelector('input')?.focus();
}
