import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Language, Text } from '../../../../definition/model/text';
import type { Json } from '../../../../definition/model/values';
import { ToggleField } from '../../../data/fields/ToggleField';
import { editorControlId, useEditor, useInnerError } from '../EditorContext';
import { FieldGroup } from '../FieldGroup';
import { ErrorText } from '../../../data/texts/ErrorText';
import { languageOptions } from '../texts/LanguageSwitch';
import { AddButton, RowTools } from '../../../data/RowTools';
import { TableCell } from './TableCell';
import { type EditedColumn, fittedRows, missingCells, type TableValue } from './tableValue';
import { useRows } from '../rows/useRows';
import { t } from '../../../language/t';
import './tableField.css';
import { panelLanguage } from '../../../language/panelLanguage';
import { useEditedLanguages } from '../../../data/texts/editedLanguage';

interface CellsTableProps {
  readonly path: string;
  readonly label: string;
  readonly table: TableValue;
  readonly columns: readonly EditedColumn[];
  /** The texts of the heads, where staff write them. */
  readonly heads?: readonly Text[] | undefined;
  readonly head: (column: number, language: Language) => ReactNode;
  readonly onAddRow: () => void;
  /** Undefined: there are no other columns. */
  readonly onAddColumn: (() => void) | undefined;
}

/** A table as a table, in one language at a time; numbers are the same in all of them. */
export function CellsTable(props: CellsTableProps) {
  const { path, label, table, columns, heads, head, onAddRow, onAddColumn } = props;
  const { set } = useEditor();
  const { language, setLanguage } = useTableLanguage();
  const { keys, remove, move, announcement } = useRows(path, table as Json[]);
  /** Sets the cell alone, since what is wrong with others still is; or the row, if it is not as long as the table is wide. */
  const put = (index: number, column: number, cell: Json) =>
    table[index]?.length === columns.length
      ? set(`${path}.${index}.${column}`, cell)
      : set(
          `${path}.${index}`,
          fittedRows(table, columns.length)[index]?.map((old, at) => (at === column ? cell : old)),
        );
  return (
    <FieldGroup className="pn-table-field stack" hasError {...{ path, label, announcement }}>
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
          className="pn-cells-scroll pn-frame"
          tabIndex={0}
          role="group"
          aria-label={t('{{label}}: the table', { label })}
        >
          <Box
            component="table"
            className="pn-cells"
            sx={{
              width: '100%',
              '& th, & td': {
                padding: 0,
                borderBlockEnd: '1px solid var(--rega-line)',
                borderInlineEnd: '1px solid var(--rega-line)',
              },
              '& tr > :last-child': { borderInlineEnd: 0 },
              '& tbody tr:last-child td': { borderBlockEnd: 0 },
              '& th': { background: 'var(--rega-mist)', fontWeight: 600 },
            }}
          >
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
            <tbody>
              {table.map((row, index) => (
                <tr key={keys[index]} onKeyDown={toNeighbour}>
                  {columns.map((column, place) => (
                    <td key={place}>
                      <TableCell
                        path={`${path}.${index}.${place}`}
                        name={t('Row {{number}}, {{title}}', {
                          number: index + 1,
                          title: column.title,
                        })}
                        cell={row[place]}
                        column={column}
                        language={language}
                        onCell={(cell) => put(index, place, cell)}
                      />
                    </td>
                  ))}
                  <Box
                    component="td"
                    sx={{
                      width: '1%',
                      background: 'var(--rega-paper)',
                      whiteSpace: 'nowrap',
                      // There they would lie over half of the table.
                      '@media (max-width: 599.95px)': { position: 'static' },
                      '@media screen': { position: 'sticky', insetInlineEnd: 0 },
                    }}
                  >
                    <RowTools
                      name={t('row {{number}}', { number: index + 1 })}
                      index={index}
                      count={table.length}
                      onMove={(to) => move(index, to)}
                      onRemove={() => remove(index)}
                    />
                  </Box>
                </tr>
              ))}
            </tbody>
          </Box>
        </div>
      )}
      <div className="row">
        <AddButton onClick={onAddRow}>{t('Add row')}</AddButton>
        {onAddColumn && <AddButton onClick={onAddColumn}>{t('Add column')}</AddButton>}
      </div>
    </FieldGroup>
  );
}

/** The language of a table: that of the form, or one of its own while the form shows all, at first the account's. */
function useTableLanguage() {
  const [own, setOwn] = useState(panelLanguage);
  const [language, ...others] = useEditedLanguages();
  return others.length === 0 && language
    ? { language, setLanguage: undefined }
    : { language: own, setLanguage: setOwn };
}

/** The arrows up and down, and Enter, lead to the same column of another row. */
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
