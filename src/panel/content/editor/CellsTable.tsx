import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Language, Text } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { ToggleField } from '../../data/ToggleField';
import { PanelIcon } from '../../layout/PanelIcon';
import { editorControlId, useInnerError } from './EditorContext';
import { FieldGroup } from './FieldGroup';
import { ErrorText } from './ErrorText';
import { languageOptions } from './languageOptions';
import { RowTools } from './RowTools';
import { TableCell } from './TableCell';
import { type EditedColumn, missingCells, type TableValue } from './tableValue';
import { useRows } from './useRows';
import { t } from '../../language/t';
import './tableField.css';
import { panelLanguage } from '../../language/panelLanguage';
import { useEditedLanguages } from './editedLanguage';

interface CellsTableProps {
  readonly path: string;
  readonly label: string;
  readonly table: TableValue;
  readonly columns: readonly EditedColumn[];
  /** The texts of the heads, where staff write them. */
  readonly heads?: readonly Text[] | undefined;
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
  const adder = useRef<HTMLButtonElement>(null);
  const focusRow = (index: number) => {
    const input = body.current?.rows[index]?.querySelector<HTMLElement>('input');
    (input ?? adder.current)?.focus();
  };
  const { keys, remove, move, announcement } = useRows(path, table as Json[], focusRow);
  return (
    <FieldGroup className="pn-table-field" hasError {...{ path, label, announcement }}>
      {setLanguage && (
        <ToggleField
          label={t('Language of the table')}
          value={language}
          options={languageOptions((each) => missingCells(table, each, heads))}
          onChoose={setLanguage}
        />
      )}
      <ErrorText id={`${editorControlId(path)}-error`} words={useInnerError(path)} />
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
                    <span className="pn-cells-head line">{head(column, language)}</span>
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
        <AddButton ref={adder} onClick={onAddRow}>
          {t('Add row')}
        </AddButton>
        {onAddColumn && <AddButton onClick={onAddColumn}>{t('Add column')}</AddButton>}
      </div>
    </FieldGroup>
  );
}

interface AddButtonProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly onClick: () => void;
  readonly children: string;
}

function AddButton(props: AddButtonProps) {
  return (
    <Button variant="outlined" size="small" startIcon={<PanelIcon shape="add" />} {...props} />
  );
}

/**
 * The language in which a table is edited: that of the form, which cannot be set here, or one of its own while the
 * form shows all, at first the account's.
 */
function useTableLanguage() {
  const [own, setOwn] = useState(panelLanguage);
  const [language, ...others] = useEditedLanguages();
  return others.length === 0 && language
    ? { language, setLanguage: undefined }
    : { language: own, setLanguage: setOwn };
}

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
function TableRow(props: TableRowProps) {
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
