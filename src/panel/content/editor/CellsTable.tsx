import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import type { Language, Text } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { PanelIcon } from '../../layout/PanelIcon';
import { describedByIds, editorControlId, useInnerError } from './EditorContext';
import { ErrorText } from './ErrorText';
import { TableLanguage } from './TableLanguage';
import { useTableLanguage } from './useTableLanguage';
import { TableRow } from './TableRow';
import type { EditedColumn, TableValue } from './tableValue';
import { useRows } from './useRows';
import { t } from '../../language/t';
import './tableField.css';

interface CellsTableProps {
  readonly path: string;
  readonly label: string;
  readonly table: TableValue;
  readonly columns: readonly EditedColumn[];
  /** The texts of the heads, where staff write them. */
  readonly heads?: readonly Text[] | undefined;
  /** Renders the head of a column. */
  readonly head: (column: number, language: Language) => ReactNode;
  readonly onCell: (row: number, column: number, cell: Json) => void;
  readonly onAddRow: () => void;
  /** Undefined: there are no other columns. */
  readonly onAddColumn: (() => void) | undefined;
}

/** A table as a table, in one language at a time; numbers are the same in all of them. */
export function CellsTable(props: CellsTableProps) {
  const { path, label, table, columns, heads, head, onCell, onAddRow, onAddColumn } = props;
  const { language, setLanguage } = useTableLanguage();
  const body = useRef<HTMLTableSectionElement>(null);
  const id = editorControlId(path);
  const focusRow = (index: number) =>
    body.current?.rows[index]?.querySelector<HTMLElement>('input')?.focus();
  const { keys, remove, move, announcement } = useRows(path, table as Json[], focusRow);
  return (
    <fieldset
      className="pn-field pn-table-field"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-error ${describedByIds(path)}`}
    >
      <legend className="pn-label">{label}</legend>
      {setLanguage && (
        <TableLanguage table={table} heads={heads} value={language} onChange={setLanguage} />
      )}
      <ErrorText id={`${id}-error`} words={useInnerError(path)} />
      {(table.length > 0 || heads) && (
        <div
          className="pn-cells-scroll"
          tabIndex={0}
          role="group"
          aria-label={t('{{label}}: the table', { label })}
        >
          <table className="pn-cells">
            <thead>
              <tr>
                {columns.map((_, column) => (
                  // Columns differ in nothing but their place.
                  <th key={column} scope="col">
                    <span className="pn-cells-head">{head(column, language)}</span>
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody ref={body}>
              {table.map((row, index) => (
                <TableRow
                  key={keys[index]}
                  path={path}
                  row={row}
                  index={index}
                  language={language}
                  columns={columns}
                  onCell={(column, cell) => onCell(index, column, cell)}
                  count={table.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="pn-tools">
        <AddButton onClick={onAddRow}>{t('Add row')}</AddButton>
        {onAddColumn && <AddButton onClick={onAddColumn}>{t('Add column')}</AddButton>}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </fieldset>
  );
}

function AddButton(props: { readonly onClick: () => void; readonly children: string }) {
  return (
    <Button variant="outlined" size="small" startIcon={<PanelIcon shape="add" />} {...props} />
  );
}
